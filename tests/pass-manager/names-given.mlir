// RUN: mlir-opt %s --pass-pipeline="builtin.module(composite-fixed-point-pass{name=mine pipeline=cse})" --mlir-print-ir-after-all -o %t 2>&1 | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline="builtin.module(print-ir{label=' a b '},print-ir{label={ {c} }},print-ir{label='  '})" --dump-pass-pipeline -o %t 2>&1 | FileCheck %s --check-prefix=LABEL

// A pass that is given a name is called by it; values have no blanks around them.
func.func @f() {
  return
}



// CHECK: // -----// IR Dump After CSE (cse) //----- //
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-EMPTY:
// CHECK-NEXT: // -----// IR Dump After mine (composite-fixed-point-pass) //----- //
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LABEL: Pass Manager with 3 passes:
// LABEL-NEXT: builtin.module(
// LABEL-NEXT:   print-ir{label={a b}},
// LABEL-NEXT:   print-ir{label={c}},
// LABEL-NEXT:   print-ir{label=}
// LABEL-NEXT: )
// LABEL-EMPTY:
// LABEL-NEXT: // -----// IR Dump a b //----- //
// LABEL-NEXT: module {
// LABEL-NEXT:   func.func @f() {
// LABEL-NEXT:     return
// LABEL-NEXT:   }
// LABEL-NEXT: }
// LABEL-NEXT: // -----// IR Dump {c} //----- //
// LABEL-NEXT: module {
// LABEL-NEXT:   func.func @f() {
// LABEL-NEXT:     return
// LABEL-NEXT:   }
// LABEL-NEXT: }
// LABEL-NEXT: // -----// IR Dump //----- //
// LABEL-NEXT: module {
// LABEL-NEXT:   func.func @f() {
// LABEL-NEXT:     return
// LABEL-NEXT:   }
// LABEL-NEXT: }
