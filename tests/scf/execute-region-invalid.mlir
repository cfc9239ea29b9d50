// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.execute_region' op region cannot have any arguments}}
  scf.execute_region {
  ^bb0(%z: i32):
    scf.yield
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.execute_region' op region needs to have at least one block}}
  scf.execute_region {
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.execute_region {
// expected-error @+2 {{Dialect `' not found for custom op 'return'  (tried '.return' as well)}}
// expected-note @+1 {{Available dialects:}}
    return
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %0 = scf.execute_region -> i32 {
// expected-note @+1 {{region branch point}}
    scf.yield %y : f32
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = scf.execute_region -> i32 {
// expected-note @+1 {{region branch point}}
    scf.yield
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  scf.execute_region {
// expected-note @+1 {{region branch point}}
    scf.yield %x : i32
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{expected '{' to begin a region}}
  scf.execute_region %c {
    scf.yield
  }
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{expected '{' to begin a region}}
  scf.execute_region
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.execute_region' op region needs to have at least one block}}
  "scf.execute_region"() ({
  }) : () -> ()
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.execute_region' op region cannot have any arguments}}
  "scf.execute_region"() ({
  ^bb0(%z: i32):
    "scf.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.execute_region' op requires zero operands}}
  "scf.execute_region"(%x) ({
    "scf.yield"() : () -> ()
  }) : (i32) -> ()
  return
}
