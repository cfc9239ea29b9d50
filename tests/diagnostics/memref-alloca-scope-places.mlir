// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f(%x: i32, %y: f32) {
  %0 = memref.alloca_scope -> (i32) {
    memref.alloca_scope.return %y : f32
  }
  return
}
// CHECK: :[[#@LINE-5]]:8: error: 'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: successor operand type #0 'f32' should match successor input type #0 'i32'
// CHECK: :[[#@LINE-6]]:8: note: see current operation:
// CHECK: :[[#@LINE-6]]:5: note: region branch point
// -----

func.func @f(%x: i32, %y: f32) {
  %0 = memref.alloca_scope -> (i32) {
  }
  return
}
// CHECK: :[[#@LINE-4]]:8: error: 'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: region branch point has 0 operands, but region successor needs 1 inputs
// CHECK: :[[#@LINE-5]]:8: note: see current operation:
// CHECK: :[[#@LINE-6]]:8: note: region branch point
// -----

func.func @f(%x: i32, %y: f32) {
  memref.alloca_scope {
    memref.alloca_scope.return %x : i32
  }
  return
}
// CHECK: :[[#@LINE-5]]:3: error: 'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: region branch point has 1 operands, but region successor needs 0 inputs
// CHECK: :[[#@LINE-6]]:3: note: see current operation:
// CHECK: :[[#@LINE-6]]:5: note: region branch point
// -----

func.func @f(%x: i32, %y: f32) {
  memref.alloca_scope {
    scf.yield
  }
  return
}
// CHECK: :[[#@LINE-4]]:5: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
// CHECK: :[[#@LINE-5]]:5: note: see current operation:
// -----

func.func @f(%x: i32, %y: f32) {
  memref.alloca_scope {
    return
  }
  return
}
// CHECK: :[[#@LINE-4]]:5: error: Dialect `' not found for custom op 'return'  (tried '.return' as well)
// -----

func.func @f(%x: i32, %y: f32) {
  memref.alloca_scope.return
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'memref.alloca_scope.return' op expects parent op 'memref.alloca_scope'
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%x: i32, %y: f32) {
  memref.alloca_scope
  return
}
// CHECK: :[[#@LINE-3]]:22: error: expected '{' to begin a region
