// RUN: mlir-opt %s --dump-pass-pipeline --print-ir='label={a b"c"}' -o /dev/null 2>&1 | FileCheck %s --check-prefix=LATER
// RUN: mlir-opt %s --dump-pass-pipeline --print-ir='label="a} b"' -o /dev/null 2>&1 | FileCheck %s --check-prefix=BRACE
// RUN: mlir-opt %s --dump-pass-pipeline --symbol-privatize='exclude="a b","c,d"' -o /dev/null 2>&1 | FileCheck %s --check-prefix=QUOTES
// RUN: mlir-opt %s --dump-pass-pipeline --symbol-privatize='exclude={"a b","c,d"}' -o /dev/null 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not mlir-opt %s --scf-parallel-loop-tiling='parallel-loop-tile-sizes={{1,2}}' 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not mlir-opt %s --convert-func-to-llvm --mlir-pass-pipeline-local-reproducer --mlir-pass-pipeline-crash-reproducer= 2>&1 | FileCheck %s --check-prefix=LOCAL

// Braces go around what has a blank before all quotes and braces; one pair of them goes from the value of a list, one
// from each of its items. Local reproducers want one thread also where no file is named.

module {}

// LATER: Pass Manager with 1 passes:
// LATER-NEXT: builtin.module(
// LATER-NEXT:   print-ir{label={a b"c"}}
// LATER-NEXT: )
// LATER-EMPTY:
// LATER-NEXT: // -----// IR Dump a b"c" //----- //
// LATER-NEXT: module {
// LATER-NEXT: }

// BRACE: Pass Manager with 1 passes:
// BRACE-NEXT: builtin.module(
// BRACE-NEXT:   print-ir{label={a} b}}
// BRACE-NEXT: )
// BRACE-EMPTY:
// BRACE-NEXT: // -----// IR Dump a} b //----- //
// BRACE-NEXT: module {
// BRACE-NEXT: }

// QUOTES: Pass Manager with 1 passes:
// QUOTES-NEXT: builtin.module(
// QUOTES-NEXT:   symbol-privatize{exclude={{[{][{]}}a b","c},d{{[}][}]}}
// QUOTES-NEXT: )

// BOTH: Pass Manager with 1 passes:
// BOTH-NEXT: builtin.module(
// BOTH-NEXT:   symbol-privatize{exclude={{[{][{]}}a b},c,d{{[}][}]}}
// BOTH-NEXT: )

// TWICE: mlir-opt: for the --parallel-loop-tile-sizes option: '1,2' value invalid for long argument!
// TWICE-NEXT: <unknown>:0: error: 

// LOCAL: <unknown>:0: error: Local crash reproduction may not be used without disabling mutli-threading first.
