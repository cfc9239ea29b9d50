// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = scf.for %arg7 = %c0 to %c4 step %c1 iter_args(%arg8 = %arg2) -> (i32) {
    scf.yield %arg2 : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  %1 = arith.addi %arg5, %c4 : index
  %2 = arith.addi %arg5, %c2 overflow<nuw> : index
  %3 = scf.for %arg7 = %arg5 to %c0 step %c4 iter_args(%arg8 = %arg2) -> (i32) {
    %4 = "t.x"(%arg7, %arg8) : (index, i32) -> i32
    scf.yield %4 : i32
  }
  return %3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %[[V0:.*]] = scf.for %arg7 = %arg5 to %c0 step %c4 iter_args(%arg8 = %arg2) -> (i32) {
// CHECK-NEXT: %[[V1:.*]] = "t.x"(%arg7, %arg8) : (index, i32) -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  %1 = arith.addi %arg5, %c4 : index
  %2 = arith.addi %arg5, %c2 overflow<nuw> : index
  %3 = scf.for unsigned %arg7 = %c0 to %c8 step %arg5 iter_args(%arg8 = %arg2) -> (i32) {
    %4 = "t.x"(%arg7, %arg8) : (index, i32) -> i32
    scf.yield %4 : i32
  }
  return %3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %[[V0:.*]] = scf.for unsigned %arg7 = %c0 to %c8 step %arg5 iter_args(%arg8 = %arg2) -> (i32) {
// CHECK-NEXT: %[[V1:.*]] = "t.x"(%arg7, %arg8) : (index, i32) -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  %1 = arith.addi %arg5, %c4 : index
  %2 = arith.addi %arg5, %c2 overflow<nuw> : index
  %3 = scf.for %arg7 = %c0 to %0 step %c4 iter_args(%arg8 = %arg2) -> (i32) {
    %4 = "t.x"(%arg7, %arg8) : (index, i32) -> i32
    scf.yield %4 : i32
  }
  return %3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg5, %c4 overflow<nsw> : index
// CHECK-NEXT: %[[V1:.*]] = scf.for %arg7 = %c0 to %[[V0]] step %c4 iter_args(%arg8 = %arg2) -> (i32) {
// CHECK-NEXT: %[[V2:.*]] = "t.x"(%arg7, %arg8) : (index, i32) -> i32
// CHECK-NEXT: scf.yield %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  %1 = arith.addi %arg5, %c4 : index
  %2 = arith.addi %arg5, %c2 overflow<nuw> : index
  %3 = scf.for unsigned %arg7 = %c0 to %2 step %c1 iter_args(%arg8 = %arg2) -> (i32) {
    %4 = "t.x"(%arg7, %arg8) : (index, i32) -> i32
    scf.yield %4 : i32
  }
  return %3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg5, %c2 overflow<nuw> : index
// CHECK-NEXT: %[[V1:.*]] = scf.for unsigned %arg7 = %c0 to %[[V0]] step %c1 iter_args(%arg8 = %arg2) -> (i32) {
// CHECK-NEXT: %[[V2:.*]] = "t.x"(%arg7, %arg8) : (index, i32) -> i32
// CHECK-NEXT: scf.yield %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  %1 = arith.addi %arg5, %c4 : index
  %2 = arith.addi %arg5, %c2 overflow<nuw> : index
  %3 = scf.for unsigned %arg7 = %c4 to %c8 step %c2 iter_args(%arg8 = %arg2) -> (i32) {
    %4 = "t.x"(%arg7, %arg8) : (index, i32) -> i32
    scf.yield %4 : i32
  }
  return %3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %[[V0:.*]] = scf.for unsigned %arg7 = %c4 to %c8 step %c2 iter_args(%arg8 = %arg2) -> (i32) {
// CHECK-NEXT: %[[V1:.*]] = "t.x"(%arg7, %arg8) : (index, i32) -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  %1 = arith.addi %arg5, %c4 : index
  %2 = arith.addi %arg5, %c2 overflow<nuw> : index
  %3 = scf.for unsigned %arg7 = %arg5 to %c4 step %c4 iter_args(%arg8 = %arg2) -> (i32) {
    %4 = "t.x"(%arg7, %arg8) : (index, i32) -> i32
    scf.yield %4 : i32
  }
  return %3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %[[V0:.*]] = scf.for unsigned %arg7 = %arg5 to %c4 step %c4 iter_args(%arg8 = %arg2) -> (i32) {
// CHECK-NEXT: %[[V1:.*]] = "t.x"(%arg7, %arg8) : (index, i32) -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  %1 = arith.addi %arg5, %c4 : index
  %2 = arith.addi %arg5, %c2 overflow<nuw> : index
  %3 = scf.for %arg7 = %c4 to %1 step %c2 iter_args(%arg8 = %arg2) -> (i32) {
    %4 = "t.x"(%arg7, %arg8) : (index, i32) -> i32
    scf.yield %4 : i32
  }
  return %3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg5, %c4 : index
// CHECK-NEXT: %[[V1:.*]] = scf.for %arg7 = %c4 to %[[V0]] step %c2 iter_args(%arg8 = %arg2) -> (i32) {
// CHECK-NEXT: %[[V2:.*]] = "t.x"(%arg7, %arg8) : (index, i32) -> i32
// CHECK-NEXT: scf.yield %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  %1 = arith.addi %arg5, %c4 : index
  %2 = arith.addi %arg5, %c2 overflow<nuw> : index
  %3 = scf.for unsigned %arg7 = %arg5 to %c1 step %c1 iter_args(%arg8 = %arg2) -> (i32) {
    %4 = "t.x"(%arg7, %arg8) : (index, i32) -> i32
    scf.yield %4 : i32
  }
  return %3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = scf.for unsigned %arg7 = %arg5 to %c1 step %c1 iter_args(%arg8 = %arg2) -> (i32) {
// CHECK-NEXT: %[[V1:.*]] = "t.x"(%arg7, %arg8) : (index, i32) -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  %1 = arith.addi %arg5, %c4 : index
  %2 = arith.addi %arg5, %c2 overflow<nuw> : index
  %3 = scf.for unsigned %arg7 = %arg5 to %c8 step %arg5 iter_args(%arg8 = %arg2) -> (i32) {
    %4 = "t.x"(%arg7, %arg8) : (index, i32) -> i32
    scf.yield %4 : i32
  }
  return %3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %[[V0:.*]] = scf.for unsigned %arg7 = %arg5 to %c8 step %arg5 iter_args(%arg8 = %arg2) -> (i32) {
// CHECK-NEXT: %[[V1:.*]] = "t.x"(%arg7, %arg8) : (index, i32) -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  %1 = arith.addi %arg5, %c4 : index
  %2 = arith.addi %arg5, %c2 overflow<nuw> : index
  %3 = scf.for unsigned %arg7 = %arg5 to %2 step %arg5 iter_args(%arg8 = %arg2) -> (i32) {
    %4 = "t.x"(%arg7, %arg8) : (index, i32) -> i32
    scf.yield %4 : i32
  }
  return %3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg5, %c2 overflow<nuw> : index
// CHECK-NEXT: %[[V1:.*]] = scf.for unsigned %arg7 = %arg5 to %[[V0]] step %arg5 iter_args(%arg8 = %arg2) -> (i32) {
// CHECK-NEXT: %[[V2:.*]] = "t.x"(%arg7, %arg8) : (index, i32) -> i32
// CHECK-NEXT: scf.yield %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  %1 = arith.addi %arg5, %c4 : index
  %2 = arith.addi %arg5, %c2 overflow<nuw> : index
  %3 = scf.for %arg7 = %c-1 to %c8 step %c4 iter_args(%arg8 = %arg2) -> (i32) {
    %4 = "t.x"(%arg7, %arg8) : (index, i32) -> i32
    scf.yield %4 : i32
  }
  return %3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %[[V0:.*]] = scf.for %arg7 = %c-1 to %c8 step %c4 iter_args(%arg8 = %arg2) -> (i32) {
// CHECK-NEXT: %[[V1:.*]] = "t.x"(%arg7, %arg8) : (index, i32) -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  %1 = arith.addi %arg5, %c4 : index
  %2 = arith.addi %arg5, %c2 overflow<nuw> : index
  %3 = scf.for unsigned %arg7 = %c-1 to %0 step %c1 iter_args(%arg8 = %arg2) -> (i32) {
    %4 = "t.x"(%arg7, %arg8) : (index, i32) -> i32
    scf.yield %4 : i32
  }
  return %3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg5, %c4 overflow<nsw> : index
// CHECK-NEXT: %[[V1:.*]] = scf.for unsigned %arg7 = %c-1 to %[[V0]] step %c1 iter_args(%arg8 = %arg2) -> (i32) {
// CHECK-NEXT: %[[V2:.*]] = "t.x"(%arg7, %arg8) : (index, i32) -> i32
// CHECK-NEXT: scf.yield %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  %1 = arith.addi %arg5, %c4 : index
  %2 = arith.addi %arg5, %c2 overflow<nuw> : index
  %3 = scf.for unsigned %arg7 = %c-1 to %1 step %c2 iter_args(%arg8 = %arg2) -> (i32) {
    %4 = "t.x"(%arg7, %arg8) : (index, i32) -> i32
    scf.yield %4 : i32
  }
  return %3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg5, %c4 : index
// CHECK-NEXT: %[[V1:.*]] = scf.for unsigned %arg7 = %c-1 to %[[V0]] step %c2 iter_args(%arg8 = %arg2) -> (i32) {
// CHECK-NEXT: %[[V2:.*]] = "t.x"(%arg7, %arg8) : (index, i32) -> i32
// CHECK-NEXT: scf.yield %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  scf.for %arg7 = %c0 to %c4 step %c1 {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0:2 = scf.for %arg7 = %c0 to %arg5 step %c1 iter_args(%arg8 = %arg2, %arg9 = %arg2) -> (i32, i32) {
    %1 = "t.x"(%arg7) : (index) -> i32
    scf.yield %1, %1 : i32, i32
  } {foo = 1 : i64}
  return %0#0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = scf.for %arg7 = %c0 to %arg5 step %c1 iter_args(%arg8 = %arg2) -> (i32) {
// CHECK-NEXT: %[[V1:.*]] = "t.x"(%arg7) : (index) -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: } {foo = 1 : i64}
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
