// RUN: mlir-opt %s --convert-amdgpu-to-rocdl=chipset=gfx908 | FileCheck %s

func.func @f0() {
  amdgpu.lds_barrier
  return
}

func.func @f1() {
  amdgpu.sched_barrier allow = <valu|all_ds>
  return
}

func.func @f2() {
  amdgpu.memory_counter_wait load(1) store(2) ds(3) exp(4)
  return
}

func.func @f3() {
  amdgpu.memory_counter_wait load(70) store(2)
  return
}

func.func @f4() {
  amdgpu.memory_counter_wait store(70) ds(22) exp(20)
  return
}

func.func @f5() {
  amdgpu.memory_counter_wait
  return
}

func.func @f6() {
  amdgpu.memory_counter_wait load(-1) ds(-1) exp(-1)
  return
}

// CHECK: #mmra_tag = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f0() {
// CHECK-NEXT:     llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att ";;;WARNING: BREAKS DEBUG WATCHES\0As_barrier", ""  : () -> ()
// CHECK-NEXT:     llvm.fence syncscope("workgroup") acquire {llvm.mmra = #mmra_tag}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1() {
// CHECK-NEXT:     rocdl.sched.barrier 130
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2() {
// CHECK-NEXT:     rocdl.s.waitcnt 835
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3() {
// CHECK-NEXT:     rocdl.s.waitcnt 53119
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4() {
// CHECK-NEXT:     rocdl.s.waitcnt 53119
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5() {
// CHECK-NEXT:     rocdl.s.waitcnt 53119
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6() {
// CHECK-NEXT:     rocdl.s.waitcnt 53119
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
