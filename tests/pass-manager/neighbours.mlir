// RUN: mlir-opt %s --mlir-disable-threading --pass-pipeline='builtin.module(any(affine-loop-unroll),builtin.module(cse))' --mlir-print-ir-after-all -o /dev/null 2>&1 | FileCheck %s --check-prefix=JOINED
// RUN: mlir-opt %s --mlir-disable-threading --pass-pipeline='builtin.module(any(cse),scf.for(cse),func.func(cse))' --mlir-timing -o /dev/null 2>&1 | FileCheck %s --check-prefix=CLASH
// RUN: mlir-opt %s --mlir-disable-threading --pass-pipeline='builtin.module(builtin.module(func.func(cse),func.func(canonicalize)),any(cse))' --mlir-print-ir-before-all -o /dev/null 2>&1 | FileCheck %s --check-prefix=APART
// RUN: not mlir-opt %s --mlir-disable-threading --pass-pipeline='builtin.module(builtin.module(affine-loop-unroll),any(cse))' 2>&1 | FileCheck %s --check-prefix=LATE
// RUN: not mlir-opt %s --mlir-disable-threading --pass-pipeline='builtin.module(func.call(builtin.module(cse),affine-loop-unroll),affine-loop-unroll)' 2>&1 | FileCheck %s --check-prefix=INNER
// RUN: mlir-opt %s --mlir-disable-threading --pass-pipeline='builtin.module(func.call(cse),scf.for(cse),func.func(func.func(cse)))' --mlir-timing -o /dev/null 2>&1 | FileCheck %s --check-prefix=IDLE

// A pipeline for any op and one for ops that it cannot take are one step. Where one is for some of the same ops, it is
// by itself; what was before it is then neither checked nor put together inside.

module {
  func.func @f() { return }
  module @inner {
    func.func @g() { return }
    func.func @h() { return }
  }
}

// JOINED: // -----// IR Dump After AffineLoopUnroll (affine-loop-unroll) //----- //
// JOINED-NEXT: func.func @f() {
// JOINED-NEXT:   return
// JOINED-NEXT: }
// JOINED-EMPTY:
// JOINED-NEXT: // -----// IR Dump After CSE (cse) //----- //
// JOINED-NEXT: module @inner {
// JOINED-NEXT:   func.func @g() {
// JOINED-NEXT:     return
// JOINED-NEXT:   }
// JOINED-NEXT:   func.func @h() {
// JOINED-NEXT:     return
// JOINED-NEXT:   }
// JOINED-NEXT: }

// CLASH: )  Parser
// CLASH-NEXT: )  Pipeline Collection : ['scf.for', 'any']
// CLASH-NEXT: )    'any' Pipeline
// CLASH-NEXT: )      CSE
// CLASH-NEXT: )        (A) DominanceInfo
// CLASH-NEXT: )  'func.func' Pipeline
// CLASH-NEXT: )    CSE
// CLASH-NEXT: )      (A) DominanceInfo
// CLASH-NEXT: )  Output
// CLASH-NEXT: )  Rest
// CLASH-NEXT: )  Total

// APART: // -----// IR Dump Before CSE (cse) //----- //
// APART-NEXT: func.func @g() {
// APART-NEXT:   return
// APART-NEXT: }
// APART-EMPTY:
// APART-NEXT: // -----// IR Dump Before CSE (cse) //----- //
// APART-NEXT: func.func @h() {
// APART-NEXT:   return
// APART-NEXT: }
// APART-EMPTY:
// APART-NEXT: // -----// IR Dump Before Canonicalizer (canonicalize) //----- //
// APART-NEXT: func.func @g() {
// APART-NEXT:   return
// APART-NEXT: }
// APART-EMPTY:
// APART-NEXT: // -----// IR Dump Before Canonicalizer (canonicalize) //----- //
// APART-NEXT: func.func @h() {
// APART-NEXT:   return
// APART-NEXT: }
// APART-EMPTY:
// APART-NEXT: // -----// IR Dump Before CSE (cse) //----- //
// APART-NEXT: func.func @f() {
// APART-NEXT:   return
// APART-NEXT: }
// APART-EMPTY:
// APART-NEXT: // -----// IR Dump Before CSE (cse) //----- //
// APART-NEXT: module @inner {
// APART-NEXT:   func.func @g() {
// APART-NEXT:     return
// APART-NEXT:   }
// APART-NEXT:   func.func @h() {
// APART-NEXT:     return
// APART-NEXT:   }
// APART-NEXT: }

// LATE: {{.*}}neighbours.mlir:13:3: error: 'builtin.module' op trying to schedule pass 'AffineLoopUnroll' on an unsupported operation
// LATE-NEXT:   module @inner {
// LATE-NEXT:   ^
// LATE-NEXT: {{.*}}neighbours.mlir:13:3: note: see current operation: 
// LATE-NEXT: "builtin.module"() <{sym_name = "inner"}> ({
// LATE-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
// LATE-NEXT:     "func.return"() : () -> ()
// LATE-NEXT:   }) : () -> ()
// LATE-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "h"}> ({
// LATE-NEXT:     "func.return"() : () -> ()
// LATE-NEXT:   }) : () -> ()
// LATE-NEXT: }) : () -> ()

// INNER: <unknown>:0: error: unable to schedule pass 'AffineLoopUnroll' on a PassManager intended to run on 'func.call'!

// IDLE: )  Parser
// IDLE-NEXT: )  Pipeline Collection : ['func.call', 'func.func', 'scf.for']
// IDLE-NEXT: )    'func.func' Pipeline
// IDLE-NEXT: )  Output
// IDLE-NEXT: )  Rest
// IDLE-NEXT: )  Total
