"""`rospo.core.bits` as processor instructions.

`pdep` (deposit bits) finds the n-th set bit in three cycles. A processor without BMI2 would abort on it, so it is used
only if the host has it; otherwise a loop does the same.
"""

from collections.abc import Callable
from typing import Any

import llvmlite.binding
import numba
from llvmlite import ir
from numba import types
from numba.core.typing.templates import Signature
from numba.extending import intrinsic

from rospo.core import bits


def _has_pdep() -> bool:
    """Does the target processor have it? Numba can be told to compile for another one than this."""
    config: Any = numba.config
    if config.CPU_FEATURES is not None:
        return "+bmi2" in config.CPU_FEATURES
    if config.CPU_NAME is not None:
        return False
    return bool(llvmlite.binding.get_host_cpu_features().get("bmi2", False))


HAS_PDEP = _has_pdep()

_i64 = ir.IntType(64)
Codegen = Callable[[Any, ir.IRBuilder, Signature, list[ir.Value]], ir.Value]


@intrinsic
def count(typing_context: Any, mask: Any) -> tuple[Signature, Codegen]:
    """How many bits are set."""

    def codegen(_context: Any, builder: ir.IRBuilder, _signature: Signature, args: list[ir.Value]) -> ir.Value:
        return builder.ctpop(args[0])

    return types.int64(types.int64), codegen


@intrinsic
def lowest(typing_context: Any, mask: Any) -> tuple[Signature, Codegen]:
    """The number of the lowest set bit."""

    def codegen(_context: Any, builder: ir.IRBuilder, _signature: Signature, args: list[ir.Value]) -> ir.Value:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), codegen


@intrinsic
def nth(typing_context: Any, mask: Any, n: Any) -> tuple[Signature, Codegen]:
    """The number of the n-th set bit, from 0."""

    def codegen(_context: Any, builder: ir.IRBuilder, _signature: Signature, args: list[ir.Value]) -> ir.Value:
        kind = ir.FunctionType(_i64, [_i64, _i64])
        pdep = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind)
        one = builder.shl(ir.Constant(_i64, 1), args[1])
        return builder.cttz(builder.call(pdep, [one, args[0]]), ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64, types.int64), codegen


_lowest: Any = lowest  # as called from compiled code


@numba.njit(forceinline=True)
def nth_by_loop(mask: int, n: int) -> Any:
    """The same, bit by bit."""
    for _ in range(n):
        mask &= mask - 1
    return _lowest(mask)


SUBSTITUTES: dict[Callable[..., int], Any] = {
    bits.count: count,
    bits.lowest: lowest,
    bits.nth: nth if HAS_PDEP else nth_by_loop,
}
