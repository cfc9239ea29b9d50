// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @f(%arg0: i32, %arg1: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(-1 : i32) : i32
  %3 = llvm.mlir.constant(5 : i32) : i32
  %4 = llvm.mlir.constant(40 : i32) : i32
  %5 = llvm.or %arg0, %arg0 : i32
  return %5 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.or %arg0, %arg0 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32, %arg1: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(-1 : i32) : i32
  %3 = llvm.mlir.constant(5 : i32) : i32
  %4 = llvm.mlir.constant(40 : i32) : i32
  %5 = llvm.or %3, %4 : i32
  return %5 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(45 : i32) : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1) -> i1 {
  %0 = llvm.mlir.constant(false) : i1
  %1 = llvm.mlir.constant(true) : i1
  %2 = llvm.mlir.constant(true) : i1
  %3 = llvm.mlir.constant(true) : i1
  %4 = llvm.mlir.constant(false) : i1
  %5 = llvm.or %2, %3 : i1
  return %5 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1) -> i1 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8, %arg1: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %2 = llvm.mlir.constant(-1 : i8) : i8
  %3 = llvm.mlir.constant(5 : i8) : i8
  %4 = llvm.mlir.constant(40 : i8) : i8
  %5 = llvm.or %1, %2 : i8
  return %5 : i8
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) -> i8 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(-1 : i8) : i8
// CHECK-NEXT: return %[[V0]] : i8
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i64, %arg1: i64) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.mlir.constant(-1 : i64) : i64
  %3 = llvm.mlir.constant(5 : i64) : i64
  %4 = llvm.mlir.constant(40 : i64) : i64
  %5 = llvm.or %0, %1 : i64
  return %5 : i64
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: return %[[V0]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
  %0 = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
  %1 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xi32>
  %2 = llvm.mlir.constant(dense<-1> : vector<2xi32>) : vector<2xi32>
  %3 = llvm.mlir.constant(dense<5> : vector<2xi32>) : vector<2xi32>
  %4 = llvm.mlir.constant(dense<40> : vector<2xi32>) : vector<2xi32>
  %5 = llvm.or %arg1, %0 : vector<2xi32>
  return %5 : vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT: %[[V1:.*]] = llvm.or %arg1, %[[V0]] : vector<2xi32>
// CHECK-NEXT: return %[[V1]] : vector<2xi32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32, %arg1: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(-1 : i32) : i32
  %3 = llvm.mlir.constant(5 : i32) : i32
  %4 = llvm.mlir.constant(40 : i32) : i32
  %5 = llvm.shl %arg0, %arg1 : i32
  return %5 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.shl %arg0, %arg1 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32, %arg1: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(-1 : i32) : i32
  %3 = llvm.mlir.constant(5 : i32) : i32
  %4 = llvm.mlir.constant(40 : i32) : i32
  %5 = llvm.shl %4, %arg0 : i32
  return %5 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(40 : i32) : i32
// CHECK-NEXT: %[[V1:.*]] = llvm.shl %[[V0]], %arg0 : i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1) -> i1 {
  %0 = llvm.mlir.constant(false) : i1
  %1 = llvm.mlir.constant(true) : i1
  %2 = llvm.mlir.constant(true) : i1
  %3 = llvm.mlir.constant(true) : i1
  %4 = llvm.mlir.constant(false) : i1
  %5 = llvm.shl %2, %4 : i1
  return %5 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1) -> i1 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8, %arg1: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %2 = llvm.mlir.constant(-1 : i8) : i8
  %3 = llvm.mlir.constant(5 : i8) : i8
  %4 = llvm.mlir.constant(40 : i8) : i8
  %5 = llvm.shl %1, %3 : i8
  return %5 : i8
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) -> i8 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(32 : i8) : i8
// CHECK-NEXT: return %[[V0]] : i8
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i64, %arg1: i64) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.mlir.constant(-1 : i64) : i64
  %3 = llvm.mlir.constant(5 : i64) : i64
  %4 = llvm.mlir.constant(40 : i64) : i64
  %5 = llvm.shl %0, %2 : i64
  return %5 : i64
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.shl %[[V0]], %[[V1]] : i64
// CHECK-NEXT: return %[[V2]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
  %0 = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
  %1 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xi32>
  %2 = llvm.mlir.constant(dense<-1> : vector<2xi32>) : vector<2xi32>
  %3 = llvm.mlir.constant(dense<5> : vector<2xi32>) : vector<2xi32>
  %4 = llvm.mlir.constant(dense<40> : vector<2xi32>) : vector<2xi32>
  %5 = llvm.shl %arg1, %1 : vector<2xi32>
  return %5 : vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT: %[[V1:.*]] = llvm.shl %arg1, %[[V0]] : vector<2xi32>
// CHECK-NEXT: return %[[V1]] : vector<2xi32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() -> i16 {
  %0 = llvm.mlir.constant(-1 : i8) : i8
  %1 = llvm.zext %0 : i8 to i16
  return %1 : i16
}

// CHECK: module {
// CHECK-NEXT: func.func @f() -> i16 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(255 : i16) : i16
// CHECK-NEXT: return %[[V0]] : i16
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() -> i16 {
  %0 = llvm.mlir.constant(-1 : i8) : i8
  %1 = llvm.sext %0 : i8 to i16
  return %1 : i16
}

// CHECK: module {
// CHECK-NEXT: func.func @f() -> i16 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(-1 : i8) : i8
// CHECK-NEXT: %[[V1:.*]] = llvm.sext %[[V0]] : i8 to i16
// CHECK-NEXT: return %[[V1]] : i16
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() -> i32 {
  %0 = llvm.mlir.constant(-1 : i8) : i8
  %1 = llvm.zext %0 : i8 to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f() -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(255 : i32) : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() -> i32 {
  %0 = llvm.mlir.constant(-1 : i8) : i8
  %1 = llvm.sext %0 : i8 to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f() -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(-1 : i8) : i8
// CHECK-NEXT: %[[V1:.*]] = llvm.sext %[[V0]] : i8 to i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() -> i64 {
  %0 = llvm.mlir.constant(-1 : i8) : i8
  %1 = llvm.zext %0 : i8 to i64
  return %1 : i64
}

// CHECK: module {
// CHECK-NEXT: func.func @f() -> i64 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(255 : i64) : i64
// CHECK-NEXT: return %[[V0]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() -> i64 {
  %0 = llvm.mlir.constant(-1 : i8) : i8
  %1 = llvm.sext %0 : i8 to i64
  return %1 : i64
}

// CHECK: module {
// CHECK-NEXT: func.func @f() -> i64 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(-1 : i8) : i8
// CHECK-NEXT: %[[V1:.*]] = llvm.sext %[[V0]] : i8 to i64
// CHECK-NEXT: return %[[V1]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() -> i128 {
  %0 = llvm.mlir.constant(-1 : i8) : i8
  %1 = llvm.zext %0 : i8 to i128
  return %1 : i128
}

// CHECK: module {
// CHECK-NEXT: func.func @f() -> i128 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(255 : i128) : i128
// CHECK-NEXT: return %[[V0]] : i128
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() -> i128 {
  %0 = llvm.mlir.constant(-1 : i8) : i8
  %1 = llvm.sext %0 : i8 to i128
  return %1 : i128
}

// CHECK: module {
// CHECK-NEXT: func.func @f() -> i128 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(-1 : i8) : i8
// CHECK-NEXT: %[[V1:.*]] = llvm.sext %[[V0]] : i8 to i128
// CHECK-NEXT: return %[[V1]] : i128
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() -> i16 {
  %0 = llvm.mlir.constant(-1 : i8) : i8
  %1 = llvm.zext nneg %0 : i8 to i16
  return %1 : i16
}

// CHECK: module {
// CHECK-NEXT: func.func @f() -> i16 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(255 : i16) : i16
// CHECK-NEXT: return %[[V0]] : i16
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() -> i32 {
  %0 = llvm.mlir.constant(-1 : i8) : i8
  %1 = llvm.zext nneg %0 : i8 to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f() -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(255 : i32) : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
