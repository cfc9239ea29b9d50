// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.execute_region {
  ^bb0(%z: i32):
    scf.yield
  }
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.execute_region' op region cannot have any arguments
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.execute_region {
  }
  return
}
// CHECK: :[[#@LINE-4]]:3: error: 'scf.execute_region' op region needs to have at least one block
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.execute_region {
    return
  }
  return
}
// CHECK: :[[#@LINE-4]]:5: error: Dialect `' not found for custom op 'return'  (tried '.return' as well)
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  %0 = scf.execute_region -> i32 {
    scf.yield %y : f32
  }
  return
}
// CHECK: :[[#@LINE-5]]:8: error: 'scf.execute_region' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'f32' should match successor input type #0 'i32'
// CHECK: :[[#@LINE-6]]:8: note: see current operation:
// CHECK: :[[#@LINE-6]]:5: note: region branch point
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  %0 = scf.execute_region -> i32 {
    scf.yield
  }
  return
}
// CHECK: :[[#@LINE-5]]:8: error: 'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs
// CHECK: :[[#@LINE-6]]:8: note: see current operation:
// CHECK: :[[#@LINE-6]]:5: note: region branch point
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.execute_region {
    scf.yield %x : i32
  }
  return
}
// CHECK: :[[#@LINE-5]]:3: error: 'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs
// CHECK: :[[#@LINE-6]]:3: note: see current operation:
// CHECK: :[[#@LINE-6]]:5: note: region branch point
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.execute_region %c {
    scf.yield
  }
  return
}
// CHECK: :[[#@LINE-5]]:21: error: expected '{' to begin a region
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.execute_region
  return
}
// CHECK: :[[#@LINE-3]]:21: error: expected '{' to begin a region
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  "scf.execute_region"() ({
  }) : () -> ()
  return
}
// CHECK: :[[#@LINE-4]]:3: error: 'scf.execute_region' op region needs to have at least one block
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  "scf.execute_region"() ({
  ^bb0(%z: i32):
    "scf.yield"() : () -> ()
  }) : () -> ()
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.execute_region' op region cannot have any arguments
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  "scf.execute_region"(%x) ({
    "scf.yield"() : () -> ()
  }) : (i32) -> ()
  return
}
// CHECK: :[[#@LINE-5]]:3: error: 'scf.execute_region' op requires zero operands
// CHECK: :[[#@LINE-6]]:3: note: see current operation:
