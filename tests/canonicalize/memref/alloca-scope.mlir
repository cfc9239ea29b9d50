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

// -----

func.func @from_all_depths(%c: i1, %n: index) {
  scf.if %c {
    memref.alloca_scope {
      scf.if %c {
        %0 = memref.alloca(%n) : memref<?xi8>
        "test.use"(%0) : (memref<?xi8>) -> ()
        memref.alloca_scope {
          %1 = memref.alloca() : memref<3xi8>
          "test.use"(%1) : (memref<3xi8>) -> ()
        }
        "test.x"() : () -> ()
      }
      %2 = memref.alloca() : memref<4xi8>
      "test.use"(%2) : (memref<4xi8>) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_all_depths(%[[ARG0:[^ ,:#)]+]]: i1, %[[ARG1:[^ ,:#)]+]]: index) {
// CHECK-NEXT:     %[[ALLOCA:[^ ,:#)]+]] = memref.alloca(%[[ARG1]]) : memref<?xi8>
// CHECK-NEXT:     %[[ALLOCA_0:[^ ,:#)]+]] = memref.alloca() : memref<3xi8>
// CHECK-NEXT:     %[[ALLOCA_1:[^ ,:#)]+]] = memref.alloca() : memref<4xi8>
// CHECK-NEXT:     scf.if %[[ARG0]] {
// CHECK-NEXT:       memref.alloca_scope  {
// CHECK-NEXT:         "test.use"(%[[ALLOCA]]) : (memref<?xi8>) -> ()
// CHECK-NEXT:         memref.alloca_scope  {
// CHECK-NEXT:           "test.use"(%[[ALLOCA_0]]) : (memref<3xi8>) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:         "test.x"() : () -> ()
// CHECK-NEXT:         "test.use"(%[[ALLOCA_1]]) : (memref<4xi8>) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
