// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%x: i32, %y: f32) {
// expected-error @+1 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %0 = memref.alloca_scope -> (i32) {
// expected-note @+1 {{region branch point}}
    memref.alloca_scope.return %y : f32
  }
  return
}
// -----

func.func @f(%x: i32, %y: f32) {
// expected-error @+2 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note @+1 {{region branch point}}
  %0 = memref.alloca_scope -> (i32) {
  }
  return
}
// -----

func.func @f(%x: i32, %y: f32) {
// expected-error @+1 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  memref.alloca_scope {
// expected-note @+1 {{region branch point}}
    memref.alloca_scope.return %x : i32
  }
  return
}
// -----

func.func @f(%x: i32, %y: f32) {
  memref.alloca_scope {
// expected-error @+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
    scf.yield
  }
  return
}
// -----

func.func @f(%x: i32, %y: f32) {
  memref.alloca_scope {
// expected-error @+2 {{Dialect `' not found for custom op 'return'  (tried '.return' as well)}}
// expected-note @+1 {{Available dialects:}}
    return
  }
  return
}
// -----

func.func @f(%x: i32, %y: f32) {
// expected-error @+1 {{'memref.alloca_scope.return' op expects parent op 'memref.alloca_scope'}}
  memref.alloca_scope.return
  return
}
// -----

func.func @f(%x: i32, %y: f32) {
// expected-error @+1 {{expected '{' to begin a region}}
  memref.alloca_scope
  return
}
