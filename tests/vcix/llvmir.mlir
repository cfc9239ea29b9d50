// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @scalable(%v: vector<[4]xf32>, %w: vector<[4]xf32>, %x: i32, %s: f32, %vl: i64) {
  %0 = "vcix.v.iv"(%v) <{opcode = 1 : i64, imm = 10 : i32}> : (vector<[4]xf32>) -> vector<[4]xf32>
  %1 = "vcix.v.iv"(%v, %vl) <{opcode = 1 : i64, imm = 10 : i64}> : (vector<[4]xf32>, i64) -> vector<[4]xf32>
  %2 = "vcix.v.sv"(%v, %w) <{opcode = 3 : i32}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %3 = "vcix.v.sv"(%v, %x) <{opcode = 3 : i64}> : (vector<[4]xf32>, i32) -> vector<[4]xf32>
  %4 = "vcix.v.sv"(%v, %s, %vl) <{opcode = 3 : i64}> : (vector<[4]xf32>, f32, i64) -> vector<[4]xf32>
  llvm.return
}

// -----

llvm.func @fixed(%v: vector<4xf32>, %w: vector<4xf32>, %x: i64, %s: f32, %vl: i32, %wl : i64) {
  %0 = "vcix.v.iv"(%v, %vl) <{opcode = 1 : i32, imm = 10 : i32}> : (vector<4xf32>, i32) -> vector<4xf32>
  %2 = "vcix.v.sv"(%v, %w, %wl) <{opcode = 3 : i64}> : (vector<4xf32>, vector<4xf32>, i64) -> vector<4xf32>
  %3 = "vcix.v.sv"(%v, %x) <{opcode = 3 : i32}> : (vector<4xf32>, i64) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @length_is_widened(%v: vector<4xf32>, %w: vector<4xf32>, %x: i64, %s: f32, %vl: i32, %wl : i64) {
  %2 = "vcix.v.sv"(%v, %w, %vl) <{opcode = 3 : i64}> : (vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @immediate_and_narrow_length(%v: vector<4xf32>, %w: vector<4xf32>, %x: i64, %s: f32, %vl: i32, %wl : i64) {
  %3 = "vcix.v.iv"(%v, %vl) {imm = 4 :i32, opcode = 4 : i64}: (vector<4xf32>, i32) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @half_and_long(%v: vector<[8]xf16>, %w: vector<[1]xi64>, %vl: i32, %wl : i64) {
  %2 = "vcix.v.sv"(%v, %v, %vl) <{opcode = 3 : i32}> : (vector<[8]xf16>, vector<[8]xf16>, i32) -> vector<[8]xf16>
  %3 = "vcix.v.sv"(%v, %v) <{opcode = 3 : i32}> : (vector<[8]xf16>, vector<[8]xf16>) -> vector<[8]xf16>
  %4 = "vcix.v.sv"(%w, %w) <{opcode = 3 : i64}> : (vector<[1]xi64>, vector<[1]xi64>) -> vector<[1]xi64>
  llvm.return
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @scalable(<vscale x 4 x float> [[V0:%[^ ]+]], <vscale x 4 x float> [[V1:%[^ ]+]], i32 [[V2:%[^ ]+]], float [[V3:%[^ ]+]], i64 [[V4:%[^ ]+]]) {
// CHECK-NEXT:   [[V6:%[^ ]+]] = call <vscale x 4 x float> @llvm.riscv.sf.vc.v.iv.se.nxv4f32.i64.nxv4f32.i64.i64(i64 1, <vscale x 4 x float> [[V0]], i64 10, i64 4)
// CHECK-NEXT:   [[V7:%[^ ]+]] = call <vscale x 4 x float> @llvm.riscv.sf.vc.v.iv.se.nxv4f32.i64.nxv4f32.i64.i64(i64 1, <vscale x 4 x float> [[V0]], i64 10, i64 [[V4]])
// CHECK-NEXT:   [[V8:%[^ ]+]] = call <vscale x 4 x float> @llvm.riscv.sf.vc.v.vv.se.nxv4f32.i32.nxv4f32.nxv4f32.i32(i32 3, <vscale x 4 x float> [[V0]], <vscale x 4 x float> [[V1]], i32 4)
// CHECK-NEXT:   [[V9:%[^ ]+]] = call <vscale x 4 x float> @llvm.riscv.sf.vc.v.xv.se.nxv4f32.i64.nxv4f32.i32.i64(i64 3, <vscale x 4 x float> [[V0]], i32 [[V2]], i64 4)
// CHECK-NEXT:   [[V10:%[^ ]+]] = call <vscale x 4 x float> @llvm.riscv.sf.vc.v.fv.se.nxv4f32.i64.nxv4f32.f32.i64(i64 3, <vscale x 4 x float> [[V0]], float [[V3]], i64 [[V4]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare <vscale x 4 x float> @llvm.riscv.sf.vc.v.iv.se.nxv4f32.i64.nxv4f32.i64.i64(i64 immarg, <vscale x 4 x float>, i64 immarg, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare <vscale x 4 x float> @llvm.riscv.sf.vc.v.vv.se.nxv4f32.i32.nxv4f32.nxv4f32.i32(i32 immarg, <vscale x 4 x float>, <vscale x 4 x float>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare <vscale x 4 x float> @llvm.riscv.sf.vc.v.xv.se.nxv4f32.i64.nxv4f32.i32.i64(i64 immarg, <vscale x 4 x float>, i32, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare <vscale x 4 x float> @llvm.riscv.sf.vc.v.fv.se.nxv4f32.i64.nxv4f32.f32.i64(i64 immarg, <vscale x 4 x float>, float, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @fixed(<4 x float> [[V0:%[^ ]+]], <4 x float> [[V1:%[^ ]+]], i64 [[V2:%[^ ]+]], float [[V3:%[^ ]+]], i32 [[V4:%[^ ]+]], i64 [[V5:%[^ ]+]]) {
// CHECK-NEXT:   [[V7:%[^ ]+]] = call <4 x float> @llvm.riscv.sf.vc.v.iv.se.v4f32.i32.v4f32.i32.i32(i32 1, <4 x float> [[V0]], i32 10, i32 [[V4]])
// CHECK-NEXT:   [[V8:%[^ ]+]] = call <4 x float> @llvm.riscv.sf.vc.v.vv.se.v4f32.i64.v4f32.v4f32.i64(i64 3, <4 x float> [[V0]], <4 x float> [[V1]], i64 [[V5]])
// CHECK-NEXT:   [[V9:%[^ ]+]] = call <4 x float> @llvm.riscv.sf.vc.v.xv.se.v4f32.i32.v4f32.i64.i32(i32 3, <4 x float> [[V0]], i64 [[V2]], i32 4)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare <4 x float> @llvm.riscv.sf.vc.v.iv.se.v4f32.i32.v4f32.i32.i32(i32 immarg, <4 x float>, i32 immarg, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare <4 x float> @llvm.riscv.sf.vc.v.vv.se.v4f32.i64.v4f32.v4f32.i64(i64 immarg, <4 x float>, <4 x float>, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare <4 x float> @llvm.riscv.sf.vc.v.xv.se.v4f32.i32.v4f32.i64.i32(i32 immarg, <4 x float>, i64, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @length_is_widened(<4 x float> [[V0:%[^ ]+]], <4 x float> [[V1:%[^ ]+]], i64 [[V2:%[^ ]+]], float [[V3:%[^ ]+]], i32 [[V4:%[^ ]+]], i64 [[V5:%[^ ]+]]) {
// CHECK-NEXT:   [[V7:%[^ ]+]] = zext i32 [[V4]] to i64
// CHECK-NEXT:   [[V8:%[^ ]+]] = call <4 x float> @llvm.riscv.sf.vc.v.vv.se.v4f32.i64.v4f32.v4f32.i64(i64 3, <4 x float> [[V0]], <4 x float> [[V1]], i64 [[V7]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare <4 x float> @llvm.riscv.sf.vc.v.vv.se.v4f32.i64.v4f32.v4f32.i64(i64 immarg, <4 x float>, <4 x float>, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @immediate_and_narrow_length(<4 x float> [[V0:%[^ ]+]], <4 x float> [[V1:%[^ ]+]], i64 [[V2:%[^ ]+]], float [[V3:%[^ ]+]], i32 [[V4:%[^ ]+]], i64 [[V5:%[^ ]+]]) {
// CHECK-NEXT:   [[V7:%[^ ]+]] = zext i32 [[V4]] to i64
// CHECK-NEXT:   [[V8:%[^ ]+]] = call <4 x float> @llvm.riscv.sf.vc.v.iv.se.v4f32.i64.v4f32.i64.i64(i64 4, <4 x float> [[V0]], i64 4, i64 [[V7]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare <4 x float> @llvm.riscv.sf.vc.v.iv.se.v4f32.i64.v4f32.i64.i64(i64 immarg, <4 x float>, i64 immarg, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @half_and_long(<vscale x 8 x half> [[V0:%[^ ]+]], <vscale x 1 x i64> [[V1:%[^ ]+]], i32 [[V2:%[^ ]+]], i64 [[V3:%[^ ]+]]) {
// CHECK-NEXT:   [[V5:%[^ ]+]] = call <vscale x 8 x half> @llvm.riscv.sf.vc.v.vv.se.nxv8f16.i32.nxv8f16.nxv8f16.i32(i32 3, <vscale x 8 x half> [[V0]], <vscale x 8 x half> [[V0]], i32 [[V2]])
// CHECK-NEXT:   [[V6:%[^ ]+]] = call <vscale x 8 x half> @llvm.riscv.sf.vc.v.vv.se.nxv8f16.i32.nxv8f16.nxv8f16.i32(i32 3, <vscale x 8 x half> [[V0]], <vscale x 8 x half> [[V0]], i32 8)
// CHECK-NEXT:   [[V7:%[^ ]+]] = call <vscale x 1 x i64> @llvm.riscv.sf.vc.v.vv.se.nxv1i64.i64.nxv1i64.nxv1i64.i64(i64 3, <vscale x 1 x i64> [[V1]], <vscale x 1 x i64> [[V1]], i64 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare <vscale x 8 x half> @llvm.riscv.sf.vc.v.vv.se.nxv8f16.i32.nxv8f16.nxv8f16.i32(i32 immarg, <vscale x 8 x half>, <vscale x 8 x half>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare <vscale x 1 x i64> @llvm.riscv.sf.vc.v.vv.se.nxv1i64.i64.nxv1i64.nxv1i64.i64(i64 immarg, <vscale x 1 x i64>, <vscale x 1 x i64>, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
