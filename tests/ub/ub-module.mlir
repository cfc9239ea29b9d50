// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0(%a: i32) {
  %0 = ub.poison : i32
  return
}

// CHECK-LABEL: func.func @f0(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = ub.poison : i32
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f1(%a: i32) {
  %0 = ub.poison : index
  return
}

// CHECK-LABEL: func.func @f1(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = ub.poison : index
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f2(%a: i32) {
  %0 = ub.poison : vector<4xf32>
  return
}

// CHECK-LABEL: func.func @f2(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = ub.poison : vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f3(%a: i32) {
  %0 = ub.poison : memref<?xf32>
  return
}

// CHECK-LABEL: func.func @f3(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = ub.poison : memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f4(%a: i32) {
  %0 = ub.poison : tuple<>
  return
}

// CHECK-LABEL: func.func @f4(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = ub.poison : tuple<>
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f5(%a: i32) {
  %0 = ub.poison : !llvm.ptr
  return
}

// CHECK-LABEL: func.func @f5(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = ub.poison : !llvm.ptr
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f6(%a: i32) {
  %0 = ub.poison <#ub.poison> : i32
  return
}

// CHECK-LABEL: func.func @f6(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = ub.poison : i32
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f7(%a: i32) {
  %0 = ub.poison {x = 1} : i32
  return
}

// CHECK-LABEL: func.func @f7(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = ub.poison {x = 1 : i64} : i32
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f8(%a: i32) {
  %0 = "ub.poison"() : () -> i32
  return
}

// CHECK-LABEL: func.func @f8(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = ub.poison : i32
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f9(%a: i32) {
  %0 = "ub.poison"() <{value = #ub.poison}> : () -> i32
  return
}

// CHECK-LABEL: func.func @f9(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = ub.poison : i32
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f10(%a: i32) {
  %0 = "ub.poison"() {value = #ub.poison} : () -> f32
  return
}

// CHECK-LABEL: func.func @f10(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = ub.poison : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f11(%a: i32) {
  ub.unreachable
}

// CHECK-LABEL: func.func @f11(%arg0: i32) {
// CHECK-NEXT: ub.unreachable
// CHECK-NEXT: }

func.func @f12(%a: i32) {
  ub.unreachable {x = 1}
}

// CHECK-LABEL: func.func @f12(%arg0: i32) {
// CHECK-NEXT: ub.unreachable {x = 1 : i64}
// CHECK-NEXT: }

func.func @f13(%a: i32) {
  "ub.unreachable"() : () -> ()
}

// CHECK-LABEL: func.func @f13(%arg0: i32) {
// CHECK-NEXT: ub.unreachable
// CHECK-NEXT: }
