// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @f(%arg0: i32) -> i32 {
  %0 = llvm.bitcast %arg0 : i32 to i32
  %1 = llvm.bitcast %0 : i32 to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> vector<2xi16> {
  %0 = llvm.bitcast %arg0 : i32 to i32
  %1 = llvm.bitcast %0 : i32 to vector<2xi16>
  return %1 : vector<2xi16>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> vector<2xi16> {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : i32 to vector<2xi16>
// CHECK-NEXT: return %[[V0]] : vector<2xi16>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %0 = llvm.bitcast %arg0 : i32 to f32
  %1 = llvm.bitcast %0 : f32 to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> vector<2xi16> {
  %0 = llvm.bitcast %arg0 : i32 to f32
  %1 = llvm.bitcast %0 : f32 to vector<2xi16>
  return %1 : vector<2xi16>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> vector<2xi16> {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : i32 to vector<2xi16>
// CHECK-NEXT: return %[[V0]] : vector<2xi16>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %0 = llvm.bitcast %arg0 : i32 to vector<2xi16>
  %1 = llvm.bitcast %0 : vector<2xi16> to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> vector<2xi16> {
  %0 = llvm.bitcast %arg0 : i32 to vector<2xi16>
  %1 = llvm.bitcast %0 : vector<2xi16> to vector<2xi16>
  return %1 : vector<2xi16>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> vector<2xi16> {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : i32 to vector<2xi16>
// CHECK-NEXT: return %[[V0]] : vector<2xi16>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %0 = llvm.bitcast %arg0 : i32 to vector<1xi32>
  %1 = llvm.bitcast %0 : vector<1xi32> to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> vector<2xi16> {
  %0 = llvm.bitcast %arg0 : i32 to vector<1xi32>
  %1 = llvm.bitcast %0 : vector<1xi32> to vector<2xi16>
  return %1 : vector<2xi16>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> vector<2xi16> {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : i32 to vector<2xi16>
// CHECK-NEXT: return %[[V0]] : vector<2xi16>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: f32) -> i32 {
  %0 = llvm.bitcast %arg0 : f32 to i32
  %1 = llvm.bitcast %0 : i32 to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : f32 to i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: f32) -> vector<2xi16> {
  %0 = llvm.bitcast %arg0 : f32 to i32
  %1 = llvm.bitcast %0 : i32 to vector<2xi16>
  return %1 : vector<2xi16>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) -> vector<2xi16> {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : f32 to vector<2xi16>
// CHECK-NEXT: return %[[V0]] : vector<2xi16>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: f32) -> i32 {
  %0 = llvm.bitcast %arg0 : f32 to f32
  %1 = llvm.bitcast %0 : f32 to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : f32 to i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: f32) -> vector<2xi16> {
  %0 = llvm.bitcast %arg0 : f32 to f32
  %1 = llvm.bitcast %0 : f32 to vector<2xi16>
  return %1 : vector<2xi16>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) -> vector<2xi16> {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : f32 to vector<2xi16>
// CHECK-NEXT: return %[[V0]] : vector<2xi16>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: f32) -> i32 {
  %0 = llvm.bitcast %arg0 : f32 to vector<2xi16>
  %1 = llvm.bitcast %0 : vector<2xi16> to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : f32 to i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: f32) -> vector<2xi16> {
  %0 = llvm.bitcast %arg0 : f32 to vector<2xi16>
  %1 = llvm.bitcast %0 : vector<2xi16> to vector<2xi16>
  return %1 : vector<2xi16>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) -> vector<2xi16> {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : f32 to vector<2xi16>
// CHECK-NEXT: return %[[V0]] : vector<2xi16>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: f32) -> i32 {
  %0 = llvm.bitcast %arg0 : f32 to vector<1xi32>
  %1 = llvm.bitcast %0 : vector<1xi32> to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : f32 to i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: f32) -> vector<2xi16> {
  %0 = llvm.bitcast %arg0 : f32 to vector<1xi32>
  %1 = llvm.bitcast %0 : vector<1xi32> to vector<2xi16>
  return %1 : vector<2xi16>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) -> vector<2xi16> {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : f32 to vector<2xi16>
// CHECK-NEXT: return %[[V0]] : vector<2xi16>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<2xi16>) -> i32 {
  %0 = llvm.bitcast %arg0 : vector<2xi16> to i32
  %1 = llvm.bitcast %0 : i32 to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2xi16>) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : vector<2xi16> to i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<2xi16>) -> vector<2xi16> {
  %0 = llvm.bitcast %arg0 : vector<2xi16> to i32
  %1 = llvm.bitcast %0 : i32 to vector<2xi16>
  return %1 : vector<2xi16>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2xi16>) -> vector<2xi16> {
// CHECK-NEXT: return %arg0 : vector<2xi16>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<2xi16>) -> i32 {
  %0 = llvm.bitcast %arg0 : vector<2xi16> to f32
  %1 = llvm.bitcast %0 : f32 to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2xi16>) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : vector<2xi16> to i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<2xi16>) -> vector<2xi16> {
  %0 = llvm.bitcast %arg0 : vector<2xi16> to f32
  %1 = llvm.bitcast %0 : f32 to vector<2xi16>
  return %1 : vector<2xi16>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2xi16>) -> vector<2xi16> {
// CHECK-NEXT: return %arg0 : vector<2xi16>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<2xi16>) -> i32 {
  %0 = llvm.bitcast %arg0 : vector<2xi16> to vector<2xi16>
  %1 = llvm.bitcast %0 : vector<2xi16> to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2xi16>) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : vector<2xi16> to i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<2xi16>) -> vector<2xi16> {
  %0 = llvm.bitcast %arg0 : vector<2xi16> to vector<2xi16>
  %1 = llvm.bitcast %0 : vector<2xi16> to vector<2xi16>
  return %1 : vector<2xi16>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2xi16>) -> vector<2xi16> {
// CHECK-NEXT: return %arg0 : vector<2xi16>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<2xi16>) -> i32 {
  %0 = llvm.bitcast %arg0 : vector<2xi16> to vector<1xi32>
  %1 = llvm.bitcast %0 : vector<1xi32> to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2xi16>) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : vector<2xi16> to i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<2xi16>) -> vector<2xi16> {
  %0 = llvm.bitcast %arg0 : vector<2xi16> to vector<1xi32>
  %1 = llvm.bitcast %0 : vector<1xi32> to vector<2xi16>
  return %1 : vector<2xi16>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2xi16>) -> vector<2xi16> {
// CHECK-NEXT: return %arg0 : vector<2xi16>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<1xi32>) -> i32 {
  %0 = llvm.bitcast %arg0 : vector<1xi32> to i32
  %1 = llvm.bitcast %0 : i32 to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<1xi32>) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : vector<1xi32> to i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<1xi32>) -> vector<2xi16> {
  %0 = llvm.bitcast %arg0 : vector<1xi32> to i32
  %1 = llvm.bitcast %0 : i32 to vector<2xi16>
  return %1 : vector<2xi16>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<1xi32>) -> vector<2xi16> {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : vector<1xi32> to vector<2xi16>
// CHECK-NEXT: return %[[V0]] : vector<2xi16>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<1xi32>) -> i32 {
  %0 = llvm.bitcast %arg0 : vector<1xi32> to f32
  %1 = llvm.bitcast %0 : f32 to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<1xi32>) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : vector<1xi32> to i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<1xi32>) -> vector<2xi16> {
  %0 = llvm.bitcast %arg0 : vector<1xi32> to f32
  %1 = llvm.bitcast %0 : f32 to vector<2xi16>
  return %1 : vector<2xi16>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<1xi32>) -> vector<2xi16> {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : vector<1xi32> to vector<2xi16>
// CHECK-NEXT: return %[[V0]] : vector<2xi16>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<1xi32>) -> i32 {
  %0 = llvm.bitcast %arg0 : vector<1xi32> to vector<2xi16>
  %1 = llvm.bitcast %0 : vector<2xi16> to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<1xi32>) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : vector<1xi32> to i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<1xi32>) -> vector<2xi16> {
  %0 = llvm.bitcast %arg0 : vector<1xi32> to vector<2xi16>
  %1 = llvm.bitcast %0 : vector<2xi16> to vector<2xi16>
  return %1 : vector<2xi16>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<1xi32>) -> vector<2xi16> {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : vector<1xi32> to vector<2xi16>
// CHECK-NEXT: return %[[V0]] : vector<2xi16>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<1xi32>) -> i32 {
  %0 = llvm.bitcast %arg0 : vector<1xi32> to vector<1xi32>
  %1 = llvm.bitcast %0 : vector<1xi32> to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<1xi32>) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : vector<1xi32> to i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<1xi32>) -> vector<2xi16> {
  %0 = llvm.bitcast %arg0 : vector<1xi32> to vector<1xi32>
  %1 = llvm.bitcast %0 : vector<1xi32> to vector<2xi16>
  return %1 : vector<2xi16>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<1xi32>) -> vector<2xi16> {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : vector<1xi32> to vector<2xi16>
// CHECK-NEXT: return %[[V0]] : vector<2xi16>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %0 = llvm.bitcast %arg0 : i32 to i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr) -> !llvm.ptr<2> {
  %0 = llvm.addrspacecast %arg0 : !llvm.ptr to !llvm.ptr<1>
  %1 = llvm.addrspacecast %0 : !llvm.ptr<1> to !llvm.ptr<2>
  return %1 : !llvm.ptr<2>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr) -> !llvm.ptr<2> {
// CHECK-NEXT: %[[V0:.*]] = llvm.addrspacecast %arg0 : !llvm.ptr to !llvm.ptr<2>
// CHECK-NEXT: return %[[V0]] : !llvm.ptr<2>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr) -> !llvm.ptr<1> {
  %0 = llvm.addrspacecast %arg0 : !llvm.ptr to !llvm.ptr<2>
  %1 = llvm.addrspacecast %0 : !llvm.ptr<2> to !llvm.ptr<1>
  return %1 : !llvm.ptr<1>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr) -> !llvm.ptr<1> {
// CHECK-NEXT: %[[V0:.*]] = llvm.addrspacecast %arg0 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT: return %[[V0]] : !llvm.ptr<1>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr<1>) -> !llvm.ptr<2> {
  %0 = llvm.addrspacecast %arg0 : !llvm.ptr<1> to !llvm.ptr
  %1 = llvm.addrspacecast %0 : !llvm.ptr to !llvm.ptr<2>
  return %1 : !llvm.ptr<2>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr<1>) -> !llvm.ptr<2> {
// CHECK-NEXT: %[[V0:.*]] = llvm.addrspacecast %arg0 : !llvm.ptr<1> to !llvm.ptr<2>
// CHECK-NEXT: return %[[V0]] : !llvm.ptr<2>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr<1>) -> !llvm.ptr<1> {
  %0 = llvm.addrspacecast %arg0 : !llvm.ptr<1> to !llvm.ptr<2>
  %1 = llvm.addrspacecast %0 : !llvm.ptr<2> to !llvm.ptr<1>
  return %1 : !llvm.ptr<1>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr<1>) -> !llvm.ptr<1> {
// CHECK-NEXT: return %arg0 : !llvm.ptr<1>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr<2>) -> !llvm.ptr<2> {
  %0 = llvm.addrspacecast %arg0 : !llvm.ptr<2> to !llvm.ptr
  %1 = llvm.addrspacecast %0 : !llvm.ptr to !llvm.ptr<2>
  return %1 : !llvm.ptr<2>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr<2>) -> !llvm.ptr<2> {
// CHECK-NEXT: return %arg0 : !llvm.ptr<2>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr<2>) -> !llvm.ptr<2> {
  %0 = llvm.addrspacecast %arg0 : !llvm.ptr<2> to !llvm.ptr<1>
  %1 = llvm.addrspacecast %0 : !llvm.ptr<1> to !llvm.ptr<2>
  return %1 : !llvm.ptr<2>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr<2>) -> !llvm.ptr<2> {
// CHECK-NEXT: return %arg0 : !llvm.ptr<2>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr {
  %0 = llvm.getelementptr %arg0[0] : (!llvm.ptr) -> !llvm.ptr, i32
  return %0 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr {
// CHECK-NEXT: return %arg0 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----



// CHECK: module {
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr {
  %0 = llvm.mlir.constant(7 : i32) : i32
  %1 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  return %1 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr {
// CHECK-NEXT: %[[V0:.*]] = llvm.getelementptr %arg0[7] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT: return %[[V0]] : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr {
  %0 = llvm.mlir.constant(9999999999 : i64) : i64
  %1 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  return %1 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(9999999999 : i64) : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.getelementptr %arg0[%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: return %[[V1]] : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----



// CHECK: module {
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr {
  %0 = llvm.mlir.constant(2147483647 : i64) : i64
  %1 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  return %1 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(2147483647 : i64) : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.getelementptr %arg0[%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: return %[[V1]] : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr {
  %0 = llvm.mlir.constant(-2147483649 : i64) : i64
  %1 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  return %1 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(-2147483649 : i64) : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.getelementptr %arg0[%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: return %[[V1]] : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr {
  %0 = llvm.mlir.constant(1073741823 : i64) : i64
  %1 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  return %1 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(1073741823 : i64) : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.getelementptr %arg0[%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: return %[[V1]] : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr {
  %0 = llvm.mlir.constant(4294967295 : i64) : i64
  %1 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  return %1 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(4294967295 : i64) : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.getelementptr %arg0[%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: return %[[V1]] : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr {
  %0 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %1 = llvm.getelementptr %0[2] : (!llvm.ptr) -> !llvm.ptr, i32
  return %1 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr {
// CHECK-NEXT: %[[V0:.*]] = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V1:.*]] = llvm.getelementptr %[[V0]][2] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT: return %[[V1]] : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr {
  %0 = llvm.mlir.constant(5 : i128) : i128
  %1 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i128) -> !llvm.ptr, i32
  return %1 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr {
// CHECK-NEXT: %[[V0:.*]] = llvm.getelementptr %arg0[5] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT: return %[[V0]] : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr {
  %c5_i64 = arith.constant 5 : i64
  %0 = llvm.getelementptr %arg0[%c5_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  return %0 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr {
// CHECK-NEXT: %[[V0:.*]] = llvm.getelementptr %arg0[5] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT: return %[[V0]] : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<2x!llvm.ptr>) -> vector<2x!llvm.ptr> {
  %0 = llvm.getelementptr %arg0[0] : (vector<2x!llvm.ptr>) -> vector<2x!llvm.ptr>, i32
  return %0 : vector<2x!llvm.ptr>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2x!llvm.ptr>) -> vector<2x!llvm.ptr> {
// CHECK-NEXT: return %arg0 : vector<2x!llvm.ptr>
// CHECK-NEXT: }
// CHECK-NEXT: }
