// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @f(%arg0: i32) -> i1 {
  %0 = llvm.icmp "eq" %arg0, %arg0 : i32
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i1 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<[4]xi32>) -> vector<[4]xi1> {
  %0 = llvm.icmp "eq" %arg0, %arg0 : vector<[4]xi32>
  return %0 : vector<[4]xi1>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[4]xi32>) -> vector<[4]xi1> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(dense<true> : vector<[4]xi1>) : vector<[4]xi1>
// CHECK-NEXT: return %[[V0]] : vector<[4]xi1>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr) -> i1 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.icmp "eq" %1, %2 : !llvm.ptr
  return %3 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr) -> i1 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(false) : i1
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr) -> i1 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.icmp "eq" %1, %1 : !llvm.ptr
  return %3 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr) -> i1 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr) -> i1 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.icmp "eq" %2, %arg0 : !llvm.ptr
  return %3 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr) -> i1 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "eq" %[[V0]], %arg0 : !llvm.ptr
// CHECK-NEXT: return %[[V1]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() -> i1 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(2 : i32) : i32
  %2 = llvm.icmp "eq" %0, %1 : i32
  return %2 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f() -> i1 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %[[V2:.*]] = llvm.icmp "eq" %[[V0]], %[[V1]] : i32
// CHECK-NEXT: return %[[V2]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i1 {
  %0 = llvm.icmp "ne" %arg0, %arg0 : i32
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i1 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(false) : i1
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<[4]xi32>) -> vector<[4]xi1> {
  %0 = llvm.icmp "ne" %arg0, %arg0 : vector<[4]xi32>
  return %0 : vector<[4]xi1>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[4]xi32>) -> vector<[4]xi1> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(dense<false> : vector<[4]xi1>) : vector<[4]xi1>
// CHECK-NEXT: return %[[V0]] : vector<[4]xi1>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr) -> i1 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.icmp "ne" %1, %2 : !llvm.ptr
  return %3 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr) -> i1 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr) -> i1 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.icmp "ne" %1, %1 : !llvm.ptr
  return %3 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr) -> i1 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(false) : i1
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr) -> i1 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.icmp "ne" %2, %arg0 : !llvm.ptr
  return %3 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr) -> i1 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "ne" %[[V0]], %arg0 : !llvm.ptr
// CHECK-NEXT: return %[[V1]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() -> i1 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(2 : i32) : i32
  %2 = llvm.icmp "ne" %0, %1 : i32
  return %2 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f() -> i1 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %[[V2:.*]] = llvm.icmp "ne" %[[V0]], %[[V1]] : i32
// CHECK-NEXT: return %[[V2]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i1 {
  %0 = llvm.icmp "slt" %arg0, %arg0 : i32
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i1 {
// CHECK-NEXT: %[[V0:.*]] = llvm.icmp "slt" %arg0, %arg0 : i32
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<[4]xi32>) -> vector<[4]xi1> {
  %0 = llvm.icmp "slt" %arg0, %arg0 : vector<[4]xi32>
  return %0 : vector<[4]xi1>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[4]xi32>) -> vector<[4]xi1> {
// CHECK-NEXT: %[[V0:.*]] = llvm.icmp "slt" %arg0, %arg0 : vector<[4]xi32>
// CHECK-NEXT: return %[[V0]] : vector<[4]xi1>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr) -> i1 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.icmp "slt" %1, %2 : !llvm.ptr
  return %3 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr) -> i1 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.alloca %[[V1]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[V3:.*]] = llvm.icmp "slt" %[[V2]], %[[V0]] : !llvm.ptr
// CHECK-NEXT: return %[[V3]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr) -> i1 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.icmp "slt" %1, %1 : !llvm.ptr
  return %3 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr) -> i1 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.alloca %[[V0]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[V2:.*]] = llvm.icmp "slt" %[[V1]], %[[V1]] : !llvm.ptr
// CHECK-NEXT: return %[[V2]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr) -> i1 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.icmp "slt" %2, %arg0 : !llvm.ptr
  return %3 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr) -> i1 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "slt" %[[V0]], %arg0 : !llvm.ptr
// CHECK-NEXT: return %[[V1]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() -> i1 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(2 : i32) : i32
  %2 = llvm.icmp "slt" %0, %1 : i32
  return %2 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f() -> i1 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %[[V2:.*]] = llvm.icmp "slt" %[[V0]], %[[V1]] : i32
// CHECK-NEXT: return %[[V2]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }
