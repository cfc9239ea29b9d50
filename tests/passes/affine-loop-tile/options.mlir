// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(affine-loop-tile{cache-size=-1}))' 2>&1 | FileCheck %s --check-prefix=CASE0
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(affine-loop-tile{cache-size=18446744073709551616}))' 2>&1 | FileCheck %s --check-prefix=CASE1
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(affine-loop-tile{cache-size=+5}))' 2>&1 | FileCheck %s --check-prefix=CASE2
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(affine-loop-tile{cache-size=x}))' 2>&1 | FileCheck %s --check-prefix=CASE3
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(affine-loop-tile{tile-size=4294967296}))' 2>&1 | FileCheck %s --check-prefix=CASE4
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(affine-loop-tile{tile-sizes=1,-2}))' 2>&1 | FileCheck %s --check-prefix=CASE5
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(affine-loop-tile{separate=maybe}))' 2>&1 | FileCheck %s --check-prefix=CASE6
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(affine-loop-tile{tile=1}))' 2>&1 | FileCheck %s --check-prefix=CASE7
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(affine-loop-tile{cache-size=18446744073709551615}))' --dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=CASE8
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(affine-loop-tile{cache-size=0x10 tile-sizes=1,2,3}))' --dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=CASE9
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(affine-loop-tile{cache-size=010 separate}))' --dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=CASE10

func.func @f() {
  return
}












// CASE0: mlir-opt: for the --cache-size option: '-1' value invalid for ulong argument!
// CASE0-NEXT: <unknown>:0: error: 
// CASE0-NEXT: failed to add `affine-loop-tile` with options `cache-size=-1`
// CASE0-NEXT: failed to add `func.func` with options `` to inner pipeline

// CASE1: mlir-opt: for the --cache-size option: '18446744073709551616' value invalid for ulong argument!
// CASE1-NEXT: <unknown>:0: error: 
// CASE1-NEXT: failed to add `affine-loop-tile` with options `cache-size=18446744073709551616`
// CASE1-NEXT: failed to add `func.func` with options `` to inner pipeline

// CASE2: mlir-opt: for the --cache-size option: '+5' value invalid for ulong argument!
// CASE2-NEXT: <unknown>:0: error: 
// CASE2-NEXT: failed to add `affine-loop-tile` with options `cache-size=+5`
// CASE2-NEXT: failed to add `func.func` with options `` to inner pipeline

// CASE3: mlir-opt: for the --cache-size option: 'x' value invalid for ulong argument!
// CASE3-NEXT: <unknown>:0: error: 
// CASE3-NEXT: failed to add `affine-loop-tile` with options `cache-size=x`
// CASE3-NEXT: failed to add `func.func` with options `` to inner pipeline

// CASE4: mlir-opt: for the --tile-size option: '4294967296' value invalid for uint argument!
// CASE4-NEXT: <unknown>:0: error: 
// CASE4-NEXT: failed to add `affine-loop-tile` with options `tile-size=4294967296`
// CASE4-NEXT: failed to add `func.func` with options `` to inner pipeline

// CASE5: mlir-opt: for the --tile-sizes option: '-2' value invalid for uint argument!
// CASE5-NEXT: <unknown>:0: error: 
// CASE5-NEXT: failed to add `affine-loop-tile` with options `tile-sizes=1,-2`
// CASE5-NEXT: failed to add `func.func` with options `` to inner pipeline

// CASE6: mlir-opt: for the --separate option: 'maybe' is invalid value for boolean argument! Try 0 or 1
// CASE6-NEXT: <unknown>:0: error: 
// CASE6-NEXT: failed to add `affine-loop-tile` with options `separate=maybe`
// CASE6-NEXT: failed to add `func.func` with options `` to inner pipeline

// CASE7: <unknown>:0: error: <Pass-Options-Parser>: no such option tile
// CASE7-EMPTY:
// CASE7-NEXT: failed to add `affine-loop-tile` with options `tile=1`
// CASE7-NEXT: failed to add `func.func` with options `` to inner pipeline

// CASE8: Pass Manager with 1 passes:
// CASE8-NEXT: builtin.module(
// CASE8-NEXT:   func.func(
// CASE8-NEXT:     affine-loop-tile{cache-size=18446744073709551615 separate=false tile-size=0 }
// CASE8-NEXT:   )
// CASE8-NEXT: )
// CASE8-EMPTY:
// CASE8-NEXT: module {
// CASE8-NEXT:   func.func @f() {
// CASE8-NEXT:     return
// CASE8-NEXT:   }
// CASE8-NEXT: }

// CASE9: Pass Manager with 1 passes:
// CASE9-NEXT: builtin.module(
// CASE9-NEXT:   func.func(
// CASE9-NEXT:     affine-loop-tile{cache-size=16 separate=false tile-size=0 tile-sizes={1,2,3}}
// CASE9-NEXT:   )
// CASE9-NEXT: )
// CASE9-EMPTY:
// CASE9-NEXT: module {
// CASE9-NEXT:   func.func @f() {
// CASE9-NEXT:     return
// CASE9-NEXT:   }
// CASE9-NEXT: }

// CASE10: Pass Manager with 1 passes:
// CASE10-NEXT: builtin.module(
// CASE10-NEXT:   func.func(
// CASE10-NEXT:     affine-loop-tile{cache-size=8 separate=true tile-size=0 }
// CASE10-NEXT:   )
// CASE10-NEXT: )
// CASE10-EMPTY:
// CASE10-NEXT: module {
// CASE10-NEXT:   func.func @f() {
// CASE10-NEXT:     return
// CASE10-NEXT:   }
// CASE10-NEXT: }
