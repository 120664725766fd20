"""Tokens that nobody else can make, codes that survive being typed, names that are fit to be shown."""

import unicodedata

import pytest
from hypothesis import example, given, strategies as st

from rospo.server import identity
from rospo.server.identity import Tokens, Transfers, tidy_code, tidy_name

KEY = bytes(range(32))
tokens = Tokens(KEY)
guests = st.text("abcXYZ019-_", min_size=1, max_size=40)
moments = st.integers(0, 10**15 - 1)
odd_letters = st.characters(codec=None)  # all there is, surrogates too
hard_letters = st.sampled_from(
    "ae \t\n\u00a0\u0301\u0327\u0308\u200b\u200d\u202e\u2066\ufe0f\u3164\u1100\u1161\u11a8\ufb2c"
)


# --- tokens


@given(guests, moments)
def test_a_token_names_its_guest(guest: str, moment: int) -> None:
    token = tokens.token(guest, moment)
    assert tokens.read(token) == guest
    assert len(token) <= 102
    assert token.isascii()


def test_the_format_stays_readable_after_an_update() -> None:
    """The mark was worked out with openssl."""
    assert tokens.token("toad", 1_700_000_000_000) == (
        "1.toad.1700000000000.8hk_2_jVpCZBtM60hlKEfA4J28aCRgvsrKahf6BXU3g"
    )


@given(guests, moments, st.data())
def test_a_token_with_one_character_altered_is_refused(guest: str, moment: int, data: st.DataObject) -> None:
    token = tokens.token(guest, moment)
    place = data.draw(st.integers(0, len(token) - 1))
    other = data.draw(st.one_of(st.sampled_from("abcXYZ019-_.="), odd_letters))
    altered = token[:place] + other + token[place + 1 :]
    assert altered == token or tokens.read(altered) is None


@given(guests, moments, st.data())
def test_a_token_with_a_piece_cut_out_or_put_in_is_refused(guest: str, moment: int, data: st.DataObject) -> None:
    token = tokens.token(guest, moment)
    start = data.draw(st.integers(0, len(token)))
    end = data.draw(st.integers(start, len(token)))
    altered = token[:start] + data.draw(st.text("ab1-_.=\n", max_size=3)) + token[end:]
    assert altered == token or tokens.read(altered) is None


@given(st.one_of(st.text(odd_letters), st.from_regex(r"1\.[a-z]+\.[0-9]+\.[A-Za-z0-9_-]{43}", fullmatch=True)))
def test_a_made_up_token_is_refused(token: str) -> None:
    assert tokens.read(token) is None


def test_the_last_character_has_one_spelling() -> None:
    """Two of its bits mean nothing in base64: a reader that decodes the mark would take four spellings."""
    token = tokens.token("toad", 1)
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    assert [c for c in letters if tokens.read(token[:-1] + c)] == [token[-1]]


def test_a_token_of_another_key_version_or_guest_is_refused() -> None:
    token = tokens.token("toad", 1)
    assert Tokens(bytes(32)).read(token) is None
    assert tokens.read("2" + token[1:]) is None
    assert tokens.read(token.replace("toad", "frog")) is None
    assert tokens.read(token + "\n") is None
    assert tokens.read(token * 10_000) is None


@pytest.mark.parametrize("guest", ["", "a.b", "a b", "ä", "a\n", "x" * 41, "\ud800"])
def test_an_id_that_could_be_misread_is_never_signed(guest: str) -> None:
    with pytest.raises(ValueError, match=r"no token|surrogates"):
        tokens.token(guest, 1)


@pytest.mark.parametrize("moment", [-1, 10**15])
def test_a_time_that_does_not_fit_is_never_signed(moment: int) -> None:
    with pytest.raises(ValueError, match="no token"):
        tokens.token("toad", moment)


def test_a_short_key_is_refused_and_never_shown() -> None:
    with pytest.raises(ValueError, match="31 bytes"):
        Tokens(bytes(31))
    assert repr(KEY)[2:-1] not in repr(tokens)


# --- ids and codes


def test_new_ids_are_long_different_and_fit_a_token() -> None:
    ids = {identity.new_id() for _ in range(500)}
    assert len(ids) == 500
    assert {len(id) for id in ids} == {22}
    assert all(tokens.read(tokens.token(id, 1)) == id for id in ids)


def test_new_table_ids_are_different_and_fit_an_address() -> None:
    ids = {identity.new_table_id() for _ in range(500)}
    assert len(ids) == 500
    assert {len(id) for id in ids} == {12}
    assert set("".join(ids)) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


def test_new_codes_hold_no_look_alikes_and_no_vowels() -> None:
    codes = [identity.new_code() for _ in range(500)]
    assert {len(code) for code in codes} == {5}
    assert not set("".join(codes)) & set("0O1ILAEUY")
    assert all(tidy_code(code) == code for code in codes)


@pytest.mark.parametrize("typed", ["K7WQ3", "k7wq3", " k7w q3\n", "k7-wq3", "K7–WQ3", "k\u00a07 w\u2011q3"])
def test_a_code_is_recognised_however_it_is_typed(typed: str) -> None:
    assert tidy_code(typed) == "K7WQ3"


@pytest.mark.parametrize(
    "typed", ["", "K7WQ", "K7WQ33", "K7WQ0", "K7WQA", "K7Wß", "K7Wſ3", "K7WQ３", "K7W.Q3", "K7WQ3" + " " * 200]
)
def test_a_text_that_cannot_be_a_code_gives_none(typed: str) -> None:
    assert tidy_code(typed) is None


@given(st.text(odd_letters))
def test_any_text_gives_no_code_or_one_that_stays(typed: str) -> None:
    code = tidy_code(typed)
    assert code is None or (tidy_code(code) == code and set(code) <= set(identity.ALPHABET))


# --- names


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Anna", "Anna"),
        ("  Anna \t\n Bella ", "Anna Bella"),
        ("Zoe\u0308", "Zoë"),
        ("Zoe\u200b\u0308", "Zoë"),
        ("李小龙", "李小龙"),
        ("नमस्ते", "नमस्ते"),
        ("O'Brien <b>", "O'Brien <b>"),
        ("Frog 🐸", "Frog 🐸"),
        ("\u202eanna\u202c", "anna"),
        ("a\x00b\x1b[31m", "ab[31m"),
        ("\ufeffAn\u00adna\ud800", "Anna"),
        ("\u0301\u0302Anna \u0303Bella", "Anna Bella"),
        ("q" + "\u0323" * 20, "q" + "\u0323" * 3),
        ("x" * 24, "x" * 24),
        ("e\u0301" * 24, "é" * 24),
    ],
)
def test_a_name_is_tidied(typed: str, name: str) -> None:
    assert tidy_name(typed) == name


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "  \n",
        "\u200b",
        "\u200d\u202e",
        "\u3164",
        "\u2800",
        "\u0301",
        " \ufe0f",
        "\ue000",
        "x" * 25,
        "x" + " " * 200,
    ],
)
def test_a_text_that_shows_nothing_or_too_much_is_no_name(typed: str) -> None:
    assert tidy_name(typed) is None


@given(st.one_of(st.text(odd_letters, max_size=30), st.text(hard_letters, max_size=30)))
@example("q\u0344\u0344\u0344")  # three marks that become six
@example("\u1100\u115f\u1161")  # two letters that become one when the blank between them goes
def test_any_text_gives_no_name_or_a_clean_one_that_stays(typed: str) -> None:
    name = tidy_name(typed)
    if name is None:
        return
    assert tidy_name(name) == name
    assert 1 <= len(name) <= 24
    assert unicodedata.is_normalized("NFC", name)
    assert name == " ".join(name.split())
    assert not any(unicodedata.category(c)[0] == "C" for c in name)
    assert not any(c.isspace() and c != " " for c in name)
    assert all(unicodedata.category(word[0])[0] != "M" for word in name.split())
    name.encode()


def test_a_new_name_is_tidy() -> None:
    name = identity.new_name()
    assert tidy_name(name) == name
    assert name.startswith("Toad ")


# --- transfers


def test_a_transfer_works_once_however_it_is_typed() -> None:
    transfers = Transfers()
    code = transfers.issue("toad", 0)
    assert len(code) >= 8
    assert set(code) <= set(identity.ALPHABET)
    assert transfers.redeem(f" {code[:5].lower()}-{code[5:]} ", 1) == "toad"
    assert transfers.redeem(code, 1) is None
    assert len(transfers) == 0


def test_a_transfer_ends_after_ten_minutes() -> None:
    transfers = Transfers()
    first, second = transfers.issue("toad", 0), transfers.issue("frog", 1)
    assert transfers.redeem(first, 600) is None
    assert transfers.redeem(second, 600) == "frog"


def test_a_new_transfer_ends_the_one_before() -> None:
    transfers = Transfers()
    old, new = transfers.issue("toad", 0), transfers.issue("toad", 1)
    assert len(transfers) == 1
    assert transfers.redeem(old, 2) is None
    assert transfers.redeem(new, 2) == "toad"


def test_a_guest_may_ask_again_after_a_transfer_was_used_or_ended() -> None:
    transfers = Transfers()
    assert transfers.redeem(transfers.issue("toad", 0), 1) == "toad"
    transfers.issue("toad", 2)
    assert transfers.redeem(transfers.issue("toad", 1000), 1001) == "toad"
    assert len(transfers) == 0


def test_transfers_never_exceed_their_limit() -> None:
    transfers = Transfers(most=10)
    codes = [transfers.issue(f"guest{n}", n) for n in range(50)]
    assert len(transfers) == 10
    assert [transfers.redeem(code, 50) for code in codes] == [None] * 40 + [f"guest{n}" for n in range(40, 50)]


@pytest.mark.parametrize("typed", ["", "K7WQ3", "K7WQ3K7WQ3", "\ud800", "x" * 100_000])
def test_a_guessed_code_gives_nothing(typed: str) -> None:
    transfers = Transfers()
    transfers.issue("toad", 0)
    assert transfers.redeem(typed, 1) is None
    assert len(transfers) == 1
