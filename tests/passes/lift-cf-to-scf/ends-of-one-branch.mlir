// RUN: mlir-opt %s --lift-cf-to-scf --split-input-file | FileCheck %s

// An end that only one branch leads to comes after the op that the branches become, where others
// go on.

func.func @f(%a: i32) -> i32 {
  cf.switch %a : i32, [default: ^last, 1: ^never, 2: ^first]
^never:
  llvm.unreachable
^first:
  return %a : i32
^last:
  return %a : i32
}

// CHECK: scf.index_switch
// CHECK-NEXT: case 1 {
// CHECK-NEXT: scf.yield %{{.*}}, %c1_i32
// CHECK: cf.switch %{{.*}} : i32, [
// CHECK-NEXT: default: ^[[NEVER:.*]],
// CHECK-NEXT: 0: ^[[RETURN:.*]](%
// CHECK: ^[[NEVER]]:
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: ^[[RETURN]](
// CHECK-NEXT: return

// -----

func.func @g(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^left, ^right
^left:
  cf.cond_br %c, ^never, ^last
^never:
  llvm.unreachable
^right:
  cf.cond_br %c, ^first, ^last
^first:
  return %a : i32
^last:
  return %a : i32
}

// CHECK: scf.if
// CHECK: scf.index_switch
// CHECK: cf.switch
// CHECK: llvm.unreachable
// CHECK: return
