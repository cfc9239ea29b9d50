#!/usr/bin/env python3
"""Writes the tables of LLVM's intrinsics (crates/couloir-llvmir/src/intrinsics/*.txt).

    python3 xtask/tables/intrinsics.py [libLLVM.so.22.1]

Asks the C interface of an installed LLVM: for the names, for the function type of each on chosen
overloads (from which it is read how the parts depend on them), for what its verifier takes as an
overload, and for the attributes of the declarations. `intrinsics/mod.rs` says what the files hold.
"""

import ctypes
import json
import os
import re
import sys
import tempfile
from itertools import islice, product, repeat

OUT = os.path.join(os.path.dirname(__file__), "../../crates/couloir-llvmir/src/intrinsics")
LIB = ctypes.CDLL(sys.argv[1] if len(sys.argv) > 1 else "libLLVM.so.22.1")
POINTER = ctypes.c_void_p


def function(name, result, *params):
    call = getattr(LIB, name)
    call.restype, call.argtypes = result, params
    return call


SIZE = ctypes.POINTER(ctypes.c_size_t)
name_of = function("LLVMIntrinsicGetName", ctypes.c_char_p, ctypes.c_uint, SIZE)
is_overloaded = function("LLVMIntrinsicIsOverloaded", ctypes.c_int, ctypes.c_uint)
type_of = function(
    "LLVMIntrinsicGetType", POINTER, POINTER, ctypes.c_uint, POINTER, ctypes.c_size_t
)
declaration = function(
    "LLVMGetIntrinsicDeclaration", POINTER, POINTER, ctypes.c_uint, POINTER, ctypes.c_size_t
)
global_context = function("LLVMGetGlobalContext", POINTER)
type_text = function("LLVMPrintTypeToString", POINTER, POINTER)
module_text = function("LLVMPrintModuleToString", POINTER, POINTER)
new_module = function("LLVMModuleCreateWithName", POINTER, ctypes.c_char_p)
add_function = function("LLVMAddFunction", POINTER, POINTER, ctypes.c_char_p, POINTER)
verify = function(
    "LLVMVerifyModule", ctypes.c_int, POINTER, ctypes.c_int, ctypes.POINTER(ctypes.c_char_p)
)
parse = function(
    "LLVMParseIRInContext",
    ctypes.c_int,
    POINTER,
    POINTER,
    ctypes.POINTER(POINTER),
    ctypes.POINTER(ctypes.c_char_p),
)
buffer_of = function(
    "LLVMCreateMemoryBufferWithMemoryRangeCopy", POINTER, ctypes.c_char_p, ctypes.c_size_t,
    ctypes.c_char_p,
)
named_function = function("LLVMGetNamedFunction", POINTER, POINTER, ctypes.c_char_p)
returned = function("LLVMGetReturnType", POINTER, POINTER)
global_type = function("LLVMGlobalGetValueType", POINTER, POINTER)


def text(pointer):
    return ctypes.string_at(pointer).decode()


def in_child(work, items):
    """The results of `work(item, emit)`; items at which LLVM ends the process have none."""
    results, todo = {}, list(items)
    while todo:
        with tempfile.NamedTemporaryFile("r") as file:
            child = os.fork()
            if child == 0:
                run(work, todo, file.name)
            os.waitpid(child, 0)
            done = 0
            for line in file.read().splitlines():
                try:
                    item, result = json.loads(line)
                except ValueError:
                    break
                if result == "started":
                    done += 1
                else:
                    results[item] = result
            todo = todo[done:] if done else todo[1:]
    return results


def run(work, items, name):
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    try:
        with open(name, "w") as out:
            for item in items:
                out.write(json.dumps([item, "started"]) + "\n")
                out.flush()
                out.write(json.dumps([item, work(item)]) + "\n")
    finally:
        os._exit(0)


def names():
    length = ctypes.c_size_t()

    def work(number):
        name = name_of(number, ctypes.byref(length)).decode()
        return [name, is_overloaded(number)] if name.startswith("llvm.") else None

    found = {}
    for start in range(1, 100_000, 1000):
        for number, row in sorted(in_child(work, range(start, start + 1000)).items()):
            if row is None:
                return found
            found[number] = row
    return found


def types(texts):
    """Types by their text, through a module that has a function returning each."""
    lines = [f"declare {text} @t{at}()" for at, text in enumerate(texts)]
    source = "\n".join(lines).encode()
    module, message = POINTER(), ctypes.c_char_p()
    buffer = buffer_of(source, len(source), b"types")
    if parse(global_context(), buffer, ctypes.byref(module), ctypes.byref(message)):
        raise SystemExit(message.value)
    found = [returned(global_type(named_function(module, b"t%d" % at))) for at in range(len(texts))]
    return (POINTER * len(found))(*found)


def probe(elements):
    """Vectors, one for each overload, whose lengths and elements tell them apart."""
    return [f"<{1680 * prime} x {element}>" for prime, element in zip(PRIMES, elements)]


PRIMES = [11, 13, 17, 19, 23, 29, 31, 37, 41, 43]
INTEGERS = [f"i{64 * prime}" for prime in PRIMES]
FLOATS = ["double"] * len(PRIMES)


def function_text(number, overloads):
    kinds = types(overloads) if overloads else None
    return text(type_text(type_of(global_context(), number, kinds, len(overloads))))


# Reading types.


def split(body):
    parts, depth, start = [], 0, 0
    for at, letter in enumerate(body):
        depth += (letter in "<{([") - (letter in ">})]")
        if letter == "," and depth == 0:
            parts.append(body[start:at].strip())
            start = at + 1
    last = body[start:].strip()
    return parts + [last] if last else parts


def function_parts(shown):
    depth, at = 0, len(shown)
    while depth or at == len(shown):
        at -= 1
        depth += (shown[at] == ")") - (shown[at] == "(")
    result, params = shown[:at].strip(), split(shown[at + 1 : -1])
    fields = split(result[1:-1]) if result.startswith("{") else [result]
    vararg = params[-1:] == ["..."]
    return fields, result.startswith("{"), params[: len(params) - vararg], vararg


def result_text(shown):
    fields, struct, _, _ = function_parts(shown)
    return "{ " + ", ".join(fields) + " }" if struct else fields[0]


SHORT = {
    "float": "f32",
    "double": "f64",
    "half": "f16",
    "bfloat": "bf16",
    "fp128": "f128",
    "x86_fp80": "f80",
    "ppc_fp128": "ppcf128",
    'target("aarch64.svcount")': "svcount",
}


def fixed(shown):
    vector = re.fullmatch(r"<(vscale x )?(\d+) x (.*)>", shown)
    if vector:
        return f"{'nxv' if vector[1] else 'v'}{vector[2]}{fixed(vector[3])}"
    array = re.fullmatch(r"\[(\d+) x (.*)\]", shown)
    if array:
        return f"a{array[1]}{fixed(array[2])}"
    space = re.fullmatch(r"ptr addrspace\((\d+)\)", shown)
    if space:
        return f"ptr{space[1]}"
    shown = SHORT.get(shown, shown)
    if not re.fullmatch(r"i\d+|b?f\d+|ppcf128|ptr|void|token|metadata|x86_amx|svcount", shown):
        raise ValueError(shown)
    return shown


def part(shown, floats):
    """A part of a type of overloads, as it stands in the table."""
    for at, (whole, other) in enumerate(zip(probe(INTEGERS), probe(FLOATS))):
        if shown == whole and floats in (None, other):
            return f"{at}"
    vector = re.fullmatch(r"<(\d+) x (.*)>", shown)
    length, element = (int(vector[1]), vector[2]) if vector else (1, shown)
    bits = re.fullmatch(r"i(\d+)", element)
    for at, prime in enumerate(PRIMES):
        own = 1680 * prime
        if element == INTEGERS[at] and not vector:
            return f"e{at}"
        if not vector or length % prime:
            continue
        if element == INTEGERS[at] and own % length == 0:
            return f"b{at}" if own == length else f"x{at}:{own // length}"
        if bits and int(bits[1]) % prime == 0 and int(bits[1]) != 1:
            width, all_bits = int(bits[1]), 64 * prime
            if width == 2 * all_bits and length == own:
                return f"w{at}"
            if width * 2 == all_bits and length == own:
                return f"n{at}"
            if width < all_bits and width * length == all_bits * own:
                return f"d{at}:{all_bits // width}"
        if own == length:
            return f"s{at}:{inner(element)}"
    return fixed(shown)


def inner(element):
    return f"e{INTEGERS.index(element)}" if element in INTEGERS else fixed(element)


def parts(shown, floats=None):
    """The parts of a function type, overloads by their numbers."""
    fields, struct, params, vararg = function_parts(shown)
    others = function_parts(floats) if floats else (repeat(None),) * 3
    result = [part(*pair) for pair in zip(fields, others[0])]
    params = [part(*pair) for pair in zip(params, others[2])]
    return result, struct, params, vararg


# What can be an overload.

KINDS = {
    "i": "i32",
    "f": "float",
    "P": "ptr",
    "I": "<8 x i32>",
    "F": "<8 x float>",
    "p": "<8 x ptr>",
}


def accepted(found, kinds):
    """A function that says whether the verifier takes "number kinds", kinds by their letters."""
    context = global_context()
    node = function("LLVMMDNodeInContext2", POINTER, POINTER, POINTER, ctypes.c_size_t)
    as_value = function("LLVMMetadataAsValue", POINTER, POINTER, POINTER)
    string = function("LLVMMDStringInContext2", POINTER, POINTER, ctypes.c_char_p, ctypes.c_size_t)
    metadata = {
        False: as_value(context, node(context, None, 0)),
        True: as_value(context, string(context, b"round.dynamic", 13)),
    }
    poison = function("LLVMGetPoison", POINTER, POINTER)
    zero = function("LLVMConstNull", POINTER, POINTER)
    void = function("LLVMVoidType", POINTER)()
    function_type = function(
        "LLVMFunctionType", POINTER, POINTER, POINTER, ctypes.c_uint, ctypes.c_int
    )
    block = function("LLVMAppendBasicBlock", POINTER, POINTER, ctypes.c_char_p)
    builder = function("LLVMCreateBuilder", POINTER)()
    enter = function("LLVMPositionBuilderAtEnd", None, POINTER, POINTER)
    call = function(
        "LLVMBuildCall2", POINTER, POINTER, POINTER, POINTER, POINTER, ctypes.c_uint,
        ctypes.c_char_p,
    )
    finish = function("LLVMBuildRetVoid", POINTER, POINTER)
    dispose = function("LLVMDisposeModule", None, POINTER)
    count = function("LLVMCountParamTypes", ctypes.c_uint, POINTER)
    params = function("LLVMGetParamTypes", None, POINTER, POINTER)

    def argument(ty, constrained):
        shown = text(type_text(ty))
        if shown == "metadata":
            return metadata[constrained]
        return zero(ty) if shown == "token" else poison(ty)

    def work(item):
        number, letters = item.split()
        chosen = (POINTER * len(letters))(*[kinds[letter] for letter in letters])
        ty = type_of(context, int(number), chosen, len(letters))
        module = new_module(b"m")
        name = found[int(number)][0] + ".zz"
        callee = add_function(module, name.encode(), ty)
        caller = add_function(module, b"f", function_type(void, None, 0, 0))
        enter(builder, block(caller, b""))
        types = (POINTER * count(ty))()
        params(ty, types)
        args = (POINTER * len(types))(*[argument(ty, ".constrained." in name) for ty in types])
        call(builder, ty, callee, args, len(types), b"")
        finish(builder)
        message = ctypes.c_char_p()
        verify(module, 2, ctypes.byref(message))
        taken = b"Intrinsic has incorrect" not in message.value
        dispose(module)
        return taken

    return work


def overload_kinds(found, counts):
    """What the overloads of each intrinsic can be: a letter for each."""
    kinds = dict(zip(KINDS, types(list(KINDS.values()))))
    work = accepted(found, kinds)
    first, left = {}, dict(counts)
    tries = {number: product("IFPp", repeat=count) for number, count in counts.items()}
    while left:
        batch = [f"{n} {''.join(c)}" for n in left for c in islice(tries[n], 64)]
        results = in_child(work, batch)
        asked = {item.split()[0] for item in batch}
        for item in batch:
            number, letters = item.split()
            if results.get(item):
                first.setdefault(int(number), letters)
        left = {n: c for n, c in left.items() if n not in first and str(n) in asked}
    singles = [
        f"{number} {letters[:at]}{other}{letters[at + 1:]}"
        for number, letters in first.items()
        for at in range(len(letters))
        for other in KINDS
    ]
    results = in_child(work, singles)
    found_kinds = {}
    for number, letters in first.items():
        found_kinds[number] = [
            "".join(
                k for k in KINDS if results.get(f"{number} {letters[:at]}{k}{letters[at + 1:]}")
            )
            for at in range(len(letters))
        ]
    return first, found_kinds


def overload_count(row):
    result, _, params, _ = row
    numbers = [int(n) for p in result + params for n in re.findall(r"^[a-z]?(\d+)(?::|$)", p)
               if not re.match(r"(i|f|p|v|bf)\d", p)]
    return 1 + max(numbers, default=-1)


# Attributes.


def attributes(found, first):
    """Function attributes, attributes of the result and of the parameters, as text."""
    kinds = dict(zip(KINDS, types(list(KINDS.values()))))

    def work(number):
        letters = first.get(number, "")
        chosen = (POINTER * len(letters))(*[kinds[letter] for letter in letters])
        ty = type_of(global_context(), number, chosen or None, len(letters))
        module = new_module(b"m")
        declaration(module, number, chosen or None, len(letters))
        shown = text(module_text(module))
        return declared(shown, text(type_text(ty)))

    return in_child(work, [n for n, row in found.items() if not row[1] or n in first])


def declared(shown, ty):
    line = next(line for line in shown.splitlines() if line.startswith("declare "))
    group = re.search(r"^attributes #0 = \{ (.*) \}$", shown, re.M)
    head, rest = re.sub(r"\balign (\d+)", r"align(\1)", line).split(" @", 1)
    params = function_parts(rest.removesuffix(" #0"))[2]
    head = head.removeprefix("declare ").removesuffix(result_text(ty)).strip()
    params = [param.removeprefix(own).strip() for param, own in zip(params, function_parts(ty)[2])]
    while params and not params[-1]:
        params.pop()
    return [group[1] if group else "", head, ", ".join(params)]


# The files.

LETTERS = {"iI": "I", "I": "I", "fF": "F", "F": "F", "IFp": "V", "P": "P", "ifPIFp": "A"}


def signature(row, kinds):
    """A row of the table: the first use of each overload by what it can be."""
    result, struct, params, vararg = row
    seen = 0

    def shown(part):
        nonlocal seen
        if part != str(seen) or seen >= len(kinds):
            return part
        letters = kinds[seen]
        seen += 1
        return "p0" if letters == "p" else LETTERS[letters]

    fields = ",".join(shown(part) for part in result)
    tail = "..." if vararg else ""
    head = "{" + fields + "}" if struct else fields
    return f"{head}({','.join(shown(part) for part in params)}{tail})"


def write(name, lines):
    with open(os.path.join(OUT, name), "w") as file:
        file.write("\n".join(lines) + "\n")


def main():
    found = names()
    plain = [number for number, row in found.items() if not row[1]]
    generic = [number for number, row in found.items() if row[1]]
    shown = in_child(lambda number: function_text(number, []), plain)
    integers = in_child(lambda number: function_text(number, probe(INTEGERS)), generic)
    floats = in_child(lambda number: function_text(number, probe(FLOATS)), generic)
    rows = {number: parts(ty) for number, ty in shown.items()}
    rows |= {number: parts(integers[number], floats[number]) for number in generic}
    counts = {number: overload_count(rows[number]) for number in generic}
    first, kinds = overload_kinds(found, counts)
    own = attributes(found, first)
    missing = [found[number][0] for number in found if number not in own]
    print("without attributes:", missing, file=sys.stderr)
    signatures = {n: signature(row, kinds.get(n, [])) for n, row in rows.items()}
    sets = {number: " | ".join(row).rstrip(" |") for number, row in own.items()}
    signature_rows = sorted(set(signatures.values()))
    set_rows = sorted(set(sets.values()) | {""})
    by_signature = {row: at for at, row in enumerate(signature_rows)}
    by_set = {row: at for at, row in enumerate(set_rows)}
    lines = [
        f"{row[0].removeprefix('llvm.')} {by_signature[signatures[n]]} {by_set[sets.get(n, '')]}"
        for n, row in found.items()
    ]
    write("names.txt", sorted(lines, key=lambda line: line.split()[0].encode()))
    write("signatures.txt", signature_rows)
    write("attributes.txt", set_rows)


if __name__ == "__main__":
    main()
