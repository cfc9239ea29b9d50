// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func private @use(index)
func.func @f(%i: index) {
  %0:3 = affine.delinearize_index %i into (2, 3, 4) : index, index, index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = affine.delinearize_index %[[ARG0]] into (2, 3, 4) : index, index, index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]]:3 = "affine.delinearize_index"(%[[ARG0]]) <{static_basis = array<i64: 2, 3, 4>}> : (index) -> (index, index, index)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index) {
  %0:3 = affine.delinearize_index %i into (3, 4) : index, index, index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = affine.delinearize_index %[[ARG0]] into (3, 4) : index, index, index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]]:3 = "affine.delinearize_index"(%[[ARG0]]) <{static_basis = array<i64: 3, 4>}> : (index) -> (index, index, index)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index) {
  %0:3 = affine.delinearize_index %i into (%n, 3, %n) : index, index, index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = affine.delinearize_index %[[ARG0]] into (%[[ARG1]], 3, %[[ARG1]]) : index, index, index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]]:3 = "affine.delinearize_index"(%[[ARG0]], %[[ARG1]], %[[ARG1]]) <{static_basis = array<i64: -9223372036854775808, 3, -9223372036854775808>}> : (index, index, index) -> (index, index, index)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index) {
  %0 = affine.delinearize_index %i into () : index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.delinearize_index %[[ARG0]] into () : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.delinearize_index"(%[[ARG0]]) <{static_basis = array<i64>}> : (index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index) {
  %0:2 = affine.delinearize_index %i into (2, 3) {foo} : index, index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = affine.delinearize_index %[[ARG0]] into (2, 3) {foo} : index, index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]]:2 = "affine.delinearize_index"(%[[ARG0]]) <{static_basis = array<i64: 2, 3>}> {foo} : (index) -> (index, index)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index) {
  %0 = affine.linearize_index [%i, %n, %i] by (2, 3, 4) : index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.linearize_index [%[[ARG0]], %[[ARG1]], %[[ARG0]]] by (2, 3, 4) : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.linearize_index"(%[[ARG0]], %[[ARG1]], %[[ARG0]]) <{disjoint = false, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 3, 4>}> : (index, index, index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index) {
  %0 = affine.linearize_index [%i, %n, %i] by (3, 4) : index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.linearize_index [%[[ARG0]], %[[ARG1]], %[[ARG0]]] by (3, 4) : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.linearize_index"(%[[ARG0]], %[[ARG1]], %[[ARG0]]) <{disjoint = false, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 3, 4>}> : (index, index, index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index) {
  %0 = affine.linearize_index disjoint [%i, %n, %i] by (%n, 3, 4) : index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.linearize_index disjoint [%[[ARG0]], %[[ARG1]], %[[ARG0]]] by (%[[ARG1]], 3, 4) : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.linearize_index"(%[[ARG0]], %[[ARG1]], %[[ARG0]], %[[ARG1]]) <{disjoint, operandSegmentSizes = array<i32: 3, 1>, static_basis = array<i64: -9223372036854775808, 3, 4>}> : (index, index, index, index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index) {
  %0 = affine.linearize_index [%i] by () : index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.linearize_index [%[[ARG0]]] by () : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.linearize_index"(%[[ARG0]]) <{disjoint = false, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64>}> : (index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f() {
  %0 = affine.linearize_index [] by () : index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.linearize_index [] by () : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.linearize_index"() <{disjoint = false, operandSegmentSizes = array<i32: 0, 0>, static_basis = array<i64>}> : () -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index) {
  %0 = affine.linearize_index [%i, %n] by (2, 0) : index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.linearize_index [%[[ARG0]], %[[ARG1]]] by (2, 0) : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.linearize_index"(%[[ARG0]], %[[ARG1]]) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 0>}> : (index, index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index) {
  %0 = affine.linearize_index [%i, %n] by (2, 3) {foo} : index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.linearize_index [%[[ARG0]], %[[ARG1]]] by (2, 3) {foo} : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.linearize_index"(%[[ARG0]], %[[ARG1]]) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 3>}> {foo} : (index, index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index) {
  %0 = affine.linearize_index disjoint [%i, %n] by (%i, %n) : index
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.linearize_index disjoint [%[[ARG0]], %[[ARG1]]] by (%[[ARG0]], %[[ARG1]]) : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.linearize_index"(%[[ARG0]], %[[ARG1]], %[[ARG0]], %[[ARG1]]) <{disjoint, operandSegmentSizes = array<i32: 2, 2>, static_basis = array<i64: -9223372036854775808, -9223372036854775808>}> : (index, index, index, index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
