// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

func.func private @g()
func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
  memref.alloca_scope  {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g()
func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
  memref.alloca_scope  {
  }
  "t.v"() : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
// CHECK-NEXT: "t.v"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g()
func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
  memref.alloca_scope  {
    %alloca = memref.alloca() : memref<4xf32>
    "t.u"(%alloca) : (memref<4xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT: "t.u"(%alloca) : (memref<4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g()
func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
  scf.if %arg2 {
    memref.alloca_scope  {
      %alloca = memref.alloca() : memref<4xf32>
      "t.u"(%alloca) : (memref<4xf32>) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT: scf.if %arg2 {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: "t.u"(%alloca) : (memref<4xf32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g()
func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
  memref.alloca_scope  {
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %arg1, %alloc[%arg0] : memref<4xf32>
    func.call @g() : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
// CHECK-NEXT: call @g() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g()
func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
  memref.alloca_scope  {
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %arg1, %alloc[%arg0] : memref<4xf32>
    func.call @g() : () -> ()
  }
  "t.v"() : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: func.call @g() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "t.v"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g()
func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
  scf.if %arg2 {
    memref.alloca_scope  {
      %alloc = memref.alloc() : memref<4xf32>
      memref.store %arg1, %alloc[%arg0] : memref<4xf32>
      func.call @g() : () -> ()
    }
  }
  "t.v"() : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
// CHECK-NEXT: scf.if %arg2 {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: func.call @g() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: "t.v"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g()
func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
  memref.alloca_scope  {
    %0 = arith.addi %arg0, %arg0 : index
    memref.store %arg1, %arg3[%0] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg0 : index
// CHECK-NEXT: memref.store %arg1, %arg3[%[[V0]]] : memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g()
func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
  memref.alloca_scope  {
    %0 = arith.addi %arg0, %arg0 : index
    memref.store %arg1, %arg3[%0] : memref<?xf32>
  }
  "t.v"() : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg0 : index
// CHECK-NEXT: memref.store %arg1, %arg3[%[[V0]]] : memref<?xf32>
// CHECK-NEXT: "t.v"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g()
func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
  scf.if %arg2 {
    memref.alloca_scope  {
      %0 = arith.addi %arg0, %arg0 : index
      memref.store %arg1, %arg3[%0] : memref<?xf32>
    }
  }
  "t.v"() : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
// CHECK-NEXT: scf.if %arg2 {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg0 : index
// CHECK-NEXT: memref.store %arg1, %arg3[%[[V0]]] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: "t.v"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g()
func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
  scf.if %arg2 {
    memref.alloca_scope  {
      %0 = arith.addi %arg0, %arg0 : index
      memref.store %arg1, %arg3[%0] : memref<?xf32>
    }
    "t.v"() : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
// CHECK-NEXT: scf.if %arg2 {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg0 : index
// CHECK-NEXT: memref.store %arg1, %arg3[%[[V0]]] : memref<?xf32>
// CHECK-NEXT: "t.v"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g()
func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
  scf.if %arg2 {
    memref.alloca_scope  {
      scf.if %arg2 {
        %alloca = memref.alloca(%arg0) : memref<?xf32>
        "t.u"(%alloca) : (memref<?xf32>) -> ()
      }
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xf32>
// CHECK-NEXT: scf.if %arg2 {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: "t.u"(%alloca) : (memref<?xf32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g()
func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
  scf.if %arg2 {
    memref.alloca_scope  {
      scf.if %arg2 {
        %alloca = memref.alloca(%arg0) : memref<?xf32>
        "t.u"(%alloca) : (memref<?xf32>) -> ()
      }
    }
  }
  "t.v"() : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
// CHECK-NEXT: scf.if %arg2 {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xf32>
// CHECK-NEXT: "t.u"(%alloca) : (memref<?xf32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: "t.v"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g()
func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
  memref.alloca_scope  {
    %0 = arith.addi %arg0, %arg0 : index
    %alloca = memref.alloca(%0) : memref<?xf32>
    "t.u"(%alloca) : (memref<?xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg0 : index
// CHECK-NEXT: %alloca = memref.alloca(%[[V0]]) : memref<?xf32>
// CHECK-NEXT: "t.u"(%alloca) : (memref<?xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
