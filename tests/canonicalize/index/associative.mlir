// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @f(%arg0: index) -> index {
  %idx-1 = index.constant -1
  %idx5 = index.constant 5
  %0 = index.add %arg0, %idx-1
  %1 = index.add %0, %idx5
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %idx4 = index.constant 4
// CHECK-NEXT: %[[V0:.*]] = index.add %arg0, %idx4
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> index {
  %idx-1 = index.constant -1
  %idx5 = index.constant 5
  %0 = index.sub %arg0, %idx-1
  %1 = index.rems %0, %idx5
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %idx-1 = index.constant -1
// CHECK-NEXT: %idx5 = index.constant 5
// CHECK-NEXT: %[[V0:.*]] = index.sub %arg0, %idx-1
// CHECK-NEXT: %[[V1:.*]] = index.rems %[[V0]], %idx5
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> index {
  %idx-1 = index.constant -1
  %idx5 = index.constant 5
  %0 = index.mul %arg0, %idx-1
  %1 = index.and %0, %idx5
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %idx-1 = index.constant -1
// CHECK-NEXT: %idx5 = index.constant 5
// CHECK-NEXT: %[[V0:.*]] = index.mul %arg0, %idx-1
// CHECK-NEXT: %[[V1:.*]] = index.and %[[V0]], %idx5
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> index {
  %idx-1 = index.constant -1
  %idx5 = index.constant 5
  %0 = index.divu %arg0, %idx-1
  %1 = index.ceildivu %0, %idx5
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %idx-1 = index.constant -1
// CHECK-NEXT: %idx5 = index.constant 5
// CHECK-NEXT: %[[V0:.*]] = index.divu %arg0, %idx-1
// CHECK-NEXT: %[[V1:.*]] = index.ceildivu %[[V0]], %idx5
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> index {
  %idx-1 = index.constant -1
  %idx5 = index.constant 5
  %0 = index.ceildivs %arg0, %idx-1
  %1 = index.shrs %0, %idx5
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %idx-1 = index.constant -1
// CHECK-NEXT: %idx5 = index.constant 5
// CHECK-NEXT: %[[V0:.*]] = index.ceildivs %arg0, %idx-1
// CHECK-NEXT: %[[V1:.*]] = index.shrs %[[V0]], %idx5
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> index {
  %idx-1 = index.constant -1
  %idx5 = index.constant 5
  %0 = index.floordivs %arg0, %idx-1
  %1 = index.divu %0, %idx5
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %idx-1 = index.constant -1
// CHECK-NEXT: %idx5 = index.constant 5
// CHECK-NEXT: %[[V0:.*]] = index.floordivs %arg0, %idx-1
// CHECK-NEXT: %[[V1:.*]] = index.divu %[[V0]], %idx5
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> index {
  %idx-1 = index.constant -1
  %idx5 = index.constant 5
  %0 = index.rems %arg0, %idx-1
  %1 = index.minu %0, %idx5
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %idx-1 = index.constant -1
// CHECK-NEXT: %idx5 = index.constant 5
// CHECK-NEXT: %[[V0:.*]] = index.rems %arg0, %idx-1
// CHECK-NEXT: %[[V1:.*]] = index.minu %[[V0]], %idx5
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> index {
  %idx-1 = index.constant -1
  %idx5 = index.constant 5
  %0 = index.maxs %arg0, %idx-1
  %1 = index.mul %0, %idx5
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %idx-1 = index.constant -1
// CHECK-NEXT: %idx5 = index.constant 5
// CHECK-NEXT: %[[V0:.*]] = index.maxs %arg0, %idx-1
// CHECK-NEXT: %[[V1:.*]] = index.mul %[[V0]], %idx5
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> index {
  %idx-1 = index.constant -1
  %idx5 = index.constant 5
  %0 = index.maxu %arg0, %idx-1
  %1 = index.maxs %0, %idx5
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %idx-1 = index.constant -1
// CHECK-NEXT: %idx5 = index.constant 5
// CHECK-NEXT: %[[V0:.*]] = index.maxu %arg0, %idx-1
// CHECK-NEXT: %[[V1:.*]] = index.maxs %[[V0]], %idx5
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> index {
  %idx-1 = index.constant -1
  %idx5 = index.constant 5
  %0 = index.mins %arg0, %idx-1
  %1 = index.xor %0, %idx5
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %idx-1 = index.constant -1
// CHECK-NEXT: %idx5 = index.constant 5
// CHECK-NEXT: %[[V0:.*]] = index.mins %arg0, %idx-1
// CHECK-NEXT: %[[V1:.*]] = index.xor %[[V0]], %idx5
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> index {
  %idx-1 = index.constant -1
  %idx5 = index.constant 5
  %0 = index.shl %arg0, %idx-1
  %1 = index.rems %0, %idx5
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %idx-1 = index.constant -1
// CHECK-NEXT: %idx5 = index.constant 5
// CHECK-NEXT: %[[V0:.*]] = index.shl %arg0, %idx-1
// CHECK-NEXT: %[[V1:.*]] = index.rems %[[V0]], %idx5
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> index {
  %idx-1 = index.constant -1
  %idx5 = index.constant 5
  %0 = index.shrs %arg0, %idx-1
  %1 = index.and %0, %idx5
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %idx-1 = index.constant -1
// CHECK-NEXT: %idx5 = index.constant 5
// CHECK-NEXT: %[[V0:.*]] = index.shrs %arg0, %idx-1
// CHECK-NEXT: %[[V1:.*]] = index.and %[[V0]], %idx5
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> index {
  %idx-1 = index.constant -1
  %idx5 = index.constant 5
  %0 = index.and %arg0, %idx-1
  %1 = index.ceildivu %0, %idx5
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %idx-1 = index.constant -1
// CHECK-NEXT: %idx5 = index.constant 5
// CHECK-NEXT: %[[V0:.*]] = index.and %arg0, %idx-1
// CHECK-NEXT: %[[V1:.*]] = index.ceildivu %[[V0]], %idx5
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> index {
  %idx-1 = index.constant -1
  %idx5 = index.constant 5
  %0 = index.or %arg0, %idx-1
  %1 = index.shrs %0, %idx5
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %idx-1 = index.constant -1
// CHECK-NEXT: %idx5 = index.constant 5
// CHECK-NEXT: %[[V0:.*]] = index.or %arg0, %idx-1
// CHECK-NEXT: %[[V1:.*]] = index.shrs %[[V0]], %idx5
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }
