// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
  }
  return
}

// CHECK-LABEL: func.func @f0(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3) in (4) {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f1(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (%n) {
  }
  return
}

// CHECK-LABEL: func.func @f1(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3) in (%arg0) {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f2(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i, %j) in (%n, 8) {
  }
  return
}

// CHECK-LABEL: func.func @f2(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3, %arg4) in (%arg0, 8) {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f3(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) = (0) to (4) step (2) {
  }
  return
}

// CHECK-LABEL: func.func @f3(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3) = (0) to (4) step (2) {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f4(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) = (%n) to (%n) step (%n) {
  }
  return
}

// CHECK-LABEL: func.func @f4(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3) = (%arg0) to (%arg0) step (%arg0) {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f5(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i, %j) = (0, %n) to (%n, 5) step (1, 2) {
  }
  return
}

// CHECK-LABEL: func.func @f5(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3, %arg4) = (0, %arg0) to (%arg0, 5) step (1, 2) {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f6(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) = (0) to (4) step (1) {
  }
  return
}

// CHECK-LABEL: func.func @f6(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3) in (4) {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f7(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
    scf.forall.in_parallel {
    }
  }
  return
}

// CHECK-LABEL: func.func @f7(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3) in (4) {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f8(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
  } {mapping = [#gpu.thread<x>]}
  return
}

// CHECK-LABEL: func.func @f8(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3) in (4) {
// CHECK-NEXT: } {mapping = [#gpu.thread<x>]}
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f9(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
  } {x = 1}
  return
}

// CHECK-LABEL: func.func @f9(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3) in (4) {
// CHECK-NEXT: } {x = 1 : i64}
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f10(%n: index, %t: tensor<8xf32>, %x: i32) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8xf32>) {
    %s = tensor.extract_slice %o[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @f10(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: %[[V0:.*]] = scf.forall (%arg3) in (4) shared_outs(%arg4 = %arg1) -> (tensor<8xf32>) {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg4[%arg3] [2] [1] : tensor<8xf32> to tensor<2xf32>
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %extracted_slice into %arg4[%arg3] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f11(%n: index, %t: tensor<8xf32>, %x: i32) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<8xf32> {
    scf.forall.in_parallel {
    }
  }
  return
}

// CHECK-LABEL: func.func @f11(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: %[[V0:.*]] = scf.forall (%arg3) in (4) shared_outs(%arg4 = %arg1) -> (tensor<8xf32>) {
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f12(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall () in () {
  }
  return
}

// CHECK-LABEL: func.func @f12(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall () in () {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f13(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
  } {mapping = []}
  return
}

// CHECK-LABEL: func.func @f13(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3) in (4) {
// CHECK-NEXT: } {mapping = []}
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f14(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (-1) {
  }
  return
}

// CHECK-LABEL: func.func @f14(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3) in (-1) {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f15(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) = (0) to (4) step (0) {
  }
  return
}

// CHECK-LABEL: func.func @f15(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: scf.forall (%arg3) = (0) to (4) step (0) {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
