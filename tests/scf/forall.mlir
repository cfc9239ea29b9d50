// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3) in (4) {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, tensor<8xf32>, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32):
// GENERIC-NEXT: "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
// GENERIC-NEXT: ^bb0(%arg3: index):
// GENERIC-NEXT: "scf.forall.in_parallel"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (%n) {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3) in (%arg0) {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, tensor<8xf32>, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32):
// GENERIC-NEXT: "scf.forall"(%arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
// GENERIC-NEXT: ^bb0(%arg3: index):
// GENERIC-NEXT: "scf.forall.in_parallel"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : (index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i, %j) in (%n, 8) {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3, %arg4) in (%arg0, 8) {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, tensor<8xf32>, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32):
// GENERIC-NEXT: "scf.forall"(%arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, 8>}> ({
// GENERIC-NEXT: ^bb0(%arg3: index, %arg4: index):
// GENERIC-NEXT: "scf.forall.in_parallel"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : (index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) = (0) to (4) step (2) {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3) = (0) to (4) step (2) {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, tensor<8xf32>, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32):
// GENERIC-NEXT: "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 2>, staticUpperBound = array<i64: 4>}> ({
// GENERIC-NEXT: ^bb0(%arg3: index):
// GENERIC-NEXT: "scf.forall.in_parallel"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) = (%n) to (%n) step (%n) {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3) = (%arg0) to (%arg0) step (%arg0) {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, tensor<8xf32>, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32):
// GENERIC-NEXT: "scf.forall"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, staticLowerBound = array<i64: -9223372036854775808>, staticStep = array<i64: -9223372036854775808>, staticUpperBound = array<i64: -9223372036854775808>}> ({
// GENERIC-NEXT: ^bb0(%arg3: index):
// GENERIC-NEXT: "scf.forall.in_parallel"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : (index, index, index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i, %j) = (0, %n) to (%n, 5) step (1, 2) {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3, %arg4) = (0, %arg0) to (%arg0, 5) step (1, 2) {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, tensor<8xf32>, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32):
// GENERIC-NEXT: "scf.forall"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, staticLowerBound = array<i64: 0, -9223372036854775808>, staticStep = array<i64: 1, 2>, staticUpperBound = array<i64: -9223372036854775808, 5>}> ({
// GENERIC-NEXT: ^bb0(%arg3: index, %arg4: index):
// GENERIC-NEXT: "scf.forall.in_parallel"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : (index, index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) = (0) to (4) step (1) {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3) in (4) {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, tensor<8xf32>, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32):
// GENERIC-NEXT: "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
// GENERIC-NEXT: ^bb0(%arg3: index):
// GENERIC-NEXT: "scf.forall.in_parallel"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
    scf.forall.in_parallel {
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3) in (4) {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, tensor<8xf32>, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32):
// GENERIC-NEXT: "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
// GENERIC-NEXT: ^bb0(%arg3: index):
// GENERIC-NEXT: "scf.forall.in_parallel"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
  } {mapping = [#gpu.thread<x>]}
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3) in (4) {
// CHECK-NEXT: } {mapping = [#gpu.thread<x>]}
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, tensor<8xf32>, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32):
// GENERIC-NEXT: "scf.forall"() <{mapping = [#gpu.thread<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
// GENERIC-NEXT: ^bb0(%arg3: index):
// GENERIC-NEXT: "scf.forall.in_parallel"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
  } {x = 1}
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3) in (4) {
// CHECK-NEXT: } {x = 1 : i64}
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, tensor<8xf32>, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32):
// GENERIC-NEXT: "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
// GENERIC-NEXT: ^bb0(%arg3: index):
// GENERIC-NEXT: "scf.forall.in_parallel"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) {x = 1 : i64} : () -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8xf32>) {
    %s = tensor.extract_slice %o[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: %[[V0:.*]] = scf.forall (%arg3) in (4) shared_outs(%arg4 = %arg1) -> (tensor<8xf32>) {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg4[%arg3] [2] [1] : tensor<8xf32> to tensor<2xf32>
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %extracted_slice into %arg4[%arg3] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, tensor<8xf32>, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32):
// GENERIC-NEXT: %[[V0:.*]] = "scf.forall"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
// GENERIC-NEXT: ^bb0(%arg3: index, %arg4: tensor<8xf32>):
// GENERIC-NEXT: %[[V1:.*]] = "tensor.extract_slice"(%arg4, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<8xf32>, index) -> tensor<2xf32>
// GENERIC-NEXT: "scf.forall.in_parallel"() ({
// GENERIC-NEXT: "tensor.parallel_insert_slice"(%[[V1]], %arg4, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xf32>, tensor<8xf32>, index) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : (tensor<8xf32>) -> tensor<8xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<8xf32> {
    scf.forall.in_parallel {
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: %[[V0:.*]] = scf.forall (%arg3) in (4) shared_outs(%arg4 = %arg1) -> (tensor<8xf32>) {
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, tensor<8xf32>, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32):
// GENERIC-NEXT: %[[V0:.*]] = "scf.forall"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
// GENERIC-NEXT: ^bb0(%arg3: index, %arg4: tensor<8xf32>):
// GENERIC-NEXT: "scf.forall.in_parallel"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : (tensor<8xf32>) -> tensor<8xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall () in () {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall () in () {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, tensor<8xf32>, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32):
// GENERIC-NEXT: "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64>, staticStep = array<i64>, staticUpperBound = array<i64>}> ({
// GENERIC-NEXT: "scf.forall.in_parallel"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
  } {mapping = []}
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3) in (4) {
// CHECK-NEXT: } {mapping = []}
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, tensor<8xf32>, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32):
// GENERIC-NEXT: "scf.forall"() <{mapping = [], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
// GENERIC-NEXT: ^bb0(%arg3: index):
// GENERIC-NEXT: "scf.forall.in_parallel"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (-1) {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3) in (-1) {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, tensor<8xf32>, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32):
// GENERIC-NEXT: "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -1>}> ({
// GENERIC-NEXT: ^bb0(%arg3: index):
// GENERIC-NEXT: "scf.forall.in_parallel"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
