/* Istinto with random players as a tight C loop: the yardstick for `benchmarks/against_c.py`.
 *
 * It plays the very same games, bit for bit, as `rospo.simulate.run("istinto", ...)`: same seeds, same deals, same
 * choices. It is written for speed alone: one mode (first to 100, revokes prevented), no views, no options.
 *
 * usage: istinto PLAYERS GAMES SEED   prints: moves, sum over games of (seat + 1) * score, seconds
 */
#include <immintrin.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define A 2090001135LL
#define LOW 0xFFFFFFFFLL
#define MASK63 0x7FFFFFFFFFFFFFFFLL
#define GOLDEN 0x1E3779B97F4A7C15LL
#define CARDS ((1LL << 60) - 1)

static inline int64_t step(int64_t x) { return A * (x & LOW) + (x >> 32); }

static inline int64_t below(int64_t *state, int64_t n) {
  int64_t x = step(*state), product = ((x ^ (x >> 32)) & LOW) * n;
  while ((product & LOW) < n) {
    if ((product & LOW) >= (LOW + 1) % n) break;
    x = step(x);
    product = ((x ^ (x >> 32)) & LOW) * n;
  }
  *state = x;
  return product >> 32;
}

static int64_t scramble(int64_t x) {
  for (int i = 0; i < 5; i++) x = step(x ^ (x >> 29) ^ GOLDEN);
  return x ^ (x >> 32);
}

static int64_t stream(int64_t seed, int64_t purpose) {
  return scramble(seed ^ (int64_t)((uint64_t)(purpose * A) & MASK63)) | 1;
}

static const int REWARD[12] = {20, 15, 10, 10, 15, 20, 60, 60, 60, 60, 60, 60};

static int64_t game(int players, int64_t seed, int64_t *x, int *scores) {
  int64_t hands[6], moves = 0, dealer_stream = stream(seed, -1);
  int dealer = (int)below(&dealer_stream, players), best_score = 0;
  for (int i = 0; i < players; i++) scores[i] = 0;
  for (int64_t round = 0; best_score < 100; round++) {
    int8_t deck[66];
    int bids[6], tricks[6];
    for (int i = 0; i < 66; i++) deck[i] = (int8_t)i;
    int64_t d = stream(seed, round);
    int seat = dealer;
    for (int block = 0, i = 0; block < players; block++) {
      seat = seat + 1 == players ? 0 : seat + 1;
      int64_t hand = 0;
      for (int k = 0; k < 11; k++, i++) {
        int j = i + (int)below(&d, 66 - i);
        int8_t card = deck[j];
        deck[j] = deck[i];
        deck[i] = card;
        hand += 1LL << (card < 60 ? card : 60);
      }
      hands[seat] = hand;
      tricks[seat] = 0;
    }
    for (int k = 0; k < players; k++) {
      bids[seat] = (int)below(x, 12);
      seat = seat + 1 == players ? 0 : seat + 1;
    }
    int lead = dealer + 1 == players ? 0 : dealer + 1;
    for (int trick = 0; trick < 11; trick++) {
      int led = 0, best = 0, winner = 0;
      seat = lead;
      for (int lying = 0; lying < players; lying++) {
        int64_t hand = hands[seat], legal = hand & CARDS;
        if (hand > CARDS) legal |= 1LL << 60;
        int64_t suit = 0;
        if (lying && led < 60) {
          suit = 0xFFFLL << (led - led % 12);
          if (hand & suit) legal = hand & suit;
        }
        int64_t n = below(x, __builtin_popcountll(legal));
        int card = __builtin_ctzll(_pdep_u64(1ULL << n, legal));
        if (!lying) led = card;
        if (!lying || card == 60 || (card > best && (suit >> card & 1))) best = card, winner = seat;
        hands[seat] = hand - (1LL << card);
        seat = seat + 1 == players ? 0 : seat + 1;
      }
      tricks[winner]++;
      lead = winner;
    }
    moves += 12 * players;
    for (int i = 0; i < players; i++) {
      if (tricks[i] == bids[i]) scores[i] += REWARD[bids[i]];
      if (scores[i] > best_score) best_score = scores[i];
    }
    dealer = dealer + 1 == players ? 0 : dealer + 1;
  }
  return moves;
}

int main(int argc, char **argv) {
  if (argc != 4) return fprintf(stderr, "usage: istinto PLAYERS GAMES SEED\n"), 2;
  int players = atoi(argv[1]), scores[6];
  int64_t games = atoll(argv[2]), base = stream(atoll(argv[3]), -3), moves = 0, sum = 0;
  struct timespec a, b;
  clock_gettime(CLOCK_MONOTONIC, &a);
  for (int64_t g = 0; g < games; g++) {
    int64_t seed = scramble(base ^ g), x = stream(seed, -3);
    moves += game(players, scramble(seed), &x, scores);
    for (int i = 0; i < players; i++) sum += (i + 1) * scores[i];
  }
  clock_gettime(CLOCK_MONOTONIC, &b);
  printf("%lld %lld %.6f\n", (long long)moves, (long long)sum, (b.tv_sec - a.tv_sec) + 1e-9 * (b.tv_nsec - a.tv_nsec));
  return 0;
}
