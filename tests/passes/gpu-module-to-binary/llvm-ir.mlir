// ORACLE: differs (objects-without-code-generators)
// RUN: mlir-opt %s --split-input-file --gpu-module-to-binary=format=llvm | FileCheck %s

module {
gpu.module @k1 <#gpu.select_object<1>> [#nvvm.target<O = 0>, #nvvm.target<O = 0, chip = "sm_90">] attributes {foo = 1, gpu.x} {
  llvm.func @k(%a: i32) attributes {gpu.kernel, nvvm.kernel} { llvm.return }
}
func.func @f() { return }
module @inner {
gpu.module @k2 [#nvvm.target<O = 0>] { }
}
gpu.module @k3 [#rocdl.target<O = 0>] { }
}

// CHECK: module {
// CHECK-NEXT:   gpu.binary @k1 <#gpu.select_object<1 : i64>> [#gpu.object<#nvvm.target<O = 0>, offload = "; ModuleID = 'LLVMDialectModule'\0Asource_filename = \22LLVMDialectModule\22\0Atarget datalayout = \22e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\22\0Atarget triple = \22nvptx64-nvidia-cuda\22\0A\0Adefine ptx_kernel void @k(i32 %[[V0:[^ ]+]]) {\0A  ret void\0A}\0A\0A!llvm.module.flags = !{!0}\0A\0A!0 = !{i32 2, !\22Debug Info Version\22, i32 3}\0A">, #gpu.object<#nvvm.target<O = 0, chip = "sm_90">, offload = "; ModuleID = 'LLVMDialectModule'\0Asource_filename = \22LLVMDialectModule\22\0Atarget datalayout = \22e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\22\0Atarget triple = \22nvptx64-nvidia-cuda\22\0A\0Adefine ptx_kernel void @k(i32 %[[V0]]) {\0A  ret void\0A}\0A\0A!llvm.module.flags = !{!0}\0A\0A!0 = !{i32 2, !\22Debug Info Version\22, i32 3}\0A">]
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     gpu.module @k2 [#nvvm.target<O = 0>] {
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.binary @k3  [#gpu.object<#rocdl.target<O = 0>, offload = "; ModuleID = 'LLVMDialectModule'\0Asource_filename = \22LLVMDialectModule\22\0Atarget datalayout = \22e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9\22\0Atarget triple = \22amdgcn-amd-amdhsa\22\0A\0A!llvm.module.flags = !{!0, !1}\0A\0A!0 = !{i32 2, !\22Debug Info Version\22, i32 3}\0A!1 = !{i32 1, !\22amdhsa_code_object_version\22, i32 600}\0A">]
// CHECK-NEXT: }

// -----

module {
gpu.module @k [#xevm.target] { }
}

// CHECK: module {
// CHECK-NEXT:   gpu.binary @k  [#gpu.object<#xevm.target, offload = "; ModuleID = 'LLVMDialectModule'\0Asource_filename = \22LLVMDialectModule\22\0Atarget datalayout = \22e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1\22\0Atarget triple = \22spirv64-unknown-unknown\22\0A\0A!llvm.module.flags = !{!0}\0A\0A!0 = !{i32 2, !\22Debug Info Version\22, i32 3}\0A">]
// CHECK-NEXT: }
