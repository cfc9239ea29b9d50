// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

llvm.func @arm_sme(%m16: vector<[16]xi1>, %m8: vector<[8]xi1>, %m4: vector<[4]xi1>, %m2: vector<[2]xi1>, %m1: vector<[1]xi1>, %i8: vector<[16]xi8>, %i16: vector<[8]xi16>, %i32: vector<[4]xi32>, %i64: vector<[2]xi64>, %i128: vector<[1]xi128>, %f16: vector<[8]xf16>, %f32: vector<[4]xf32>, %f64: vector<[2]xf64>, %bf: vector<[8]xbf16>, %p: !llvm.ptr, %k: i32) {
  "arm_sme.intr.zero"() <{tile_mask = 255 : i32}> : () -> ()
  "arm_sme.intr.ld1b.horiz"(%m16, %p, %k) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1b.horiz"(%m16, %p, %k) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1b.vert"(%m16, %p, %k) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1b.vert"(%m16, %p, %k) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1h.horiz"(%m8, %p, %k) <{tile_id = 0 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1h.horiz"(%m8, %p, %k) <{tile_id = 0 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1h.vert"(%m8, %p, %k) <{tile_id = 0 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1h.vert"(%m8, %p, %k) <{tile_id = 0 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1w.horiz"(%m4, %p, %k) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1w.horiz"(%m4, %p, %k) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1w.vert"(%m4, %p, %k) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1w.vert"(%m4, %p, %k) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1d.horiz"(%m2, %p, %k) <{tile_id = 0 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1d.horiz"(%m2, %p, %k) <{tile_id = 0 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1d.vert"(%m2, %p, %k) <{tile_id = 0 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1d.vert"(%m2, %p, %k) <{tile_id = 0 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1q.horiz"(%m1, %p, %k) <{tile_id = 0 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1q.horiz"(%m1, %p, %k) <{tile_id = 0 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1q.vert"(%m1, %p, %k) <{tile_id = 0 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1q.vert"(%m1, %p, %k) <{tile_id = 0 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.mopa"(%m4, %m4, %f32, %f32) <{tile_id = 3 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.mopa"(%m2, %m2, %f64, %f64) <{tile_id = 7 : i32}> : (vector<[2]xi1>, vector<[2]xi1>, vector<[2]xf64>, vector<[2]xf64>) -> ()
  "arm_sme.intr.mopa.wide"(%m8, %m8, %f16, %f16) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> ()
  "arm_sme.intr.mopa.wide"(%m8, %m8, %bf, %bf) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> ()
  "arm_sme.intr.smopa.wide"(%m16, %m16, %i8, %i8) <{tile_id = 3 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.smopa.wide"(%m8, %m8, %i16, %i16) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.umopa.wide"(%m16, %m16, %i8, %i8) <{tile_id = 3 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.umopa.wide"(%m8, %m8, %i16, %i16) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.sumopa.wide"(%m16, %m16, %i8, %i8) <{tile_id = 3 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.sumopa.wide"(%m8, %m8, %i16, %i16) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.usmopa.wide"(%m16, %m16, %i8, %i8) <{tile_id = 3 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.usmopa.wide"(%m8, %m8, %i16, %i16) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.smopa.za32"(%m8, %m8, %i16, %i16) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.umopa.za32"(%m8, %m8, %i16, %i16) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.mops"(%m4, %m4, %f32, %f32) <{tile_id = 3 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.mops"(%m2, %m2, %f64, %f64) <{tile_id = 7 : i32}> : (vector<[2]xi1>, vector<[2]xi1>, vector<[2]xf64>, vector<[2]xf64>) -> ()
  "arm_sme.intr.mops.wide"(%m8, %m8, %f16, %f16) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> ()
  "arm_sme.intr.mops.wide"(%m8, %m8, %bf, %bf) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> ()
  "arm_sme.intr.smops.wide"(%m16, %m16, %i8, %i8) <{tile_id = 3 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.smops.wide"(%m8, %m8, %i16, %i16) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.umops.wide"(%m16, %m16, %i8, %i8) <{tile_id = 3 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.umops.wide"(%m8, %m8, %i16, %i16) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.sumops.wide"(%m16, %m16, %i8, %i8) <{tile_id = 3 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.sumops.wide"(%m8, %m8, %i16, %i16) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.usmops.wide"(%m16, %m16, %i8, %i8) <{tile_id = 3 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.usmops.wide"(%m8, %m8, %i16, %i16) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.smops.za32"(%m8, %m8, %i16, %i16) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.umops.za32"(%m8, %m8, %i16, %i16) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  %0 = "arm_sme.intr.read.horiz"(%i8, %m16, %k) <{tile_id = 0 : i32}> : (vector<[16]xi8>, vector<[16]xi1>, i32) -> vector<[16]xi8>
  "arm_sme.intr.write.horiz"(%k, %m16, %i8) <{tile_id = 0 : i32}> : (i32, vector<[16]xi1>, vector<[16]xi8>) -> ()
  %1 = "arm_sme.intr.read.horiz"(%i16, %m8, %k) <{tile_id = 0 : i32}> : (vector<[8]xi16>, vector<[8]xi1>, i32) -> vector<[8]xi16>
  "arm_sme.intr.write.horiz"(%k, %m8, %i16) <{tile_id = 0 : i32}> : (i32, vector<[8]xi1>, vector<[8]xi16>) -> ()
  %2 = "arm_sme.intr.read.horiz"(%i32, %m4, %k) <{tile_id = 0 : i32}> : (vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  "arm_sme.intr.write.horiz"(%k, %m4, %i32) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xi32>) -> ()
  %3 = "arm_sme.intr.read.horiz"(%i64, %m2, %k) <{tile_id = 0 : i32}> : (vector<[2]xi64>, vector<[2]xi1>, i32) -> vector<[2]xi64>
  "arm_sme.intr.write.horiz"(%k, %m2, %i64) <{tile_id = 0 : i32}> : (i32, vector<[2]xi1>, vector<[2]xi64>) -> ()
  %4 = "arm_sme.intr.read.horiz"(%i128, %m1, %k) <{tile_id = 0 : i32}> : (vector<[1]xi128>, vector<[1]xi1>, i32) -> vector<[1]xi128>
  "arm_sme.intr.write.horiz"(%k, %m1, %i128) <{tile_id = 0 : i32}> : (i32, vector<[1]xi1>, vector<[1]xi128>) -> ()
  %5 = "arm_sme.intr.read.horiz"(%f16, %m8, %k) <{tile_id = 0 : i32}> : (vector<[8]xf16>, vector<[8]xi1>, i32) -> vector<[8]xf16>
  "arm_sme.intr.write.horiz"(%k, %m8, %f16) <{tile_id = 0 : i32}> : (i32, vector<[8]xi1>, vector<[8]xf16>) -> ()
  %6 = "arm_sme.intr.read.horiz"(%bf, %m8, %k) <{tile_id = 0 : i32}> : (vector<[8]xbf16>, vector<[8]xi1>, i32) -> vector<[8]xbf16>
  "arm_sme.intr.write.horiz"(%k, %m8, %bf) <{tile_id = 0 : i32}> : (i32, vector<[8]xi1>, vector<[8]xbf16>) -> ()
  %7 = "arm_sme.intr.read.horiz"(%f32, %m4, %k) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  "arm_sme.intr.write.horiz"(%k, %m4, %f32) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
  %8 = "arm_sme.intr.read.horiz"(%f64, %m2, %k) <{tile_id = 0 : i32}> : (vector<[2]xf64>, vector<[2]xi1>, i32) -> vector<[2]xf64>
  "arm_sme.intr.write.horiz"(%k, %m2, %f64) <{tile_id = 0 : i32}> : (i32, vector<[2]xi1>, vector<[2]xf64>) -> ()
  %9 = "arm_sme.intr.read.vert"(%i8, %m16, %k) <{tile_id = 0 : i32}> : (vector<[16]xi8>, vector<[16]xi1>, i32) -> vector<[16]xi8>
  "arm_sme.intr.write.vert"(%k, %m16, %i8) <{tile_id = 0 : i32}> : (i32, vector<[16]xi1>, vector<[16]xi8>) -> ()
  %10 = "arm_sme.intr.read.vert"(%i16, %m8, %k) <{tile_id = 0 : i32}> : (vector<[8]xi16>, vector<[8]xi1>, i32) -> vector<[8]xi16>
  "arm_sme.intr.write.vert"(%k, %m8, %i16) <{tile_id = 0 : i32}> : (i32, vector<[8]xi1>, vector<[8]xi16>) -> ()
  %11 = "arm_sme.intr.read.vert"(%i32, %m4, %k) <{tile_id = 0 : i32}> : (vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  "arm_sme.intr.write.vert"(%k, %m4, %i32) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xi32>) -> ()
  %12 = "arm_sme.intr.read.vert"(%i64, %m2, %k) <{tile_id = 0 : i32}> : (vector<[2]xi64>, vector<[2]xi1>, i32) -> vector<[2]xi64>
  "arm_sme.intr.write.vert"(%k, %m2, %i64) <{tile_id = 0 : i32}> : (i32, vector<[2]xi1>, vector<[2]xi64>) -> ()
  %13 = "arm_sme.intr.read.vert"(%i128, %m1, %k) <{tile_id = 0 : i32}> : (vector<[1]xi128>, vector<[1]xi1>, i32) -> vector<[1]xi128>
  "arm_sme.intr.write.vert"(%k, %m1, %i128) <{tile_id = 0 : i32}> : (i32, vector<[1]xi1>, vector<[1]xi128>) -> ()
  %14 = "arm_sme.intr.read.vert"(%f16, %m8, %k) <{tile_id = 0 : i32}> : (vector<[8]xf16>, vector<[8]xi1>, i32) -> vector<[8]xf16>
  "arm_sme.intr.write.vert"(%k, %m8, %f16) <{tile_id = 0 : i32}> : (i32, vector<[8]xi1>, vector<[8]xf16>) -> ()
  %15 = "arm_sme.intr.read.vert"(%bf, %m8, %k) <{tile_id = 0 : i32}> : (vector<[8]xbf16>, vector<[8]xi1>, i32) -> vector<[8]xbf16>
  "arm_sme.intr.write.vert"(%k, %m8, %bf) <{tile_id = 0 : i32}> : (i32, vector<[8]xi1>, vector<[8]xbf16>) -> ()
  %16 = "arm_sme.intr.read.vert"(%f32, %m4, %k) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  "arm_sme.intr.write.vert"(%k, %m4, %f32) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
  %17 = "arm_sme.intr.read.vert"(%f64, %m2, %k) <{tile_id = 0 : i32}> : (vector<[2]xf64>, vector<[2]xi1>, i32) -> vector<[2]xf64>
  "arm_sme.intr.write.vert"(%k, %m2, %f64) <{tile_id = 0 : i32}> : (i32, vector<[2]xi1>, vector<[2]xf64>) -> ()
  "arm_sme.intr.str"(%k, %p, %k) : (i32, !llvm.ptr, i32) -> ()
  %18 = "arm_sme.intr.cntsd"() : () -> i64
  llvm.return
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @arm_sme(<vscale x 16 x i1> [[V0:%[^ ]+]], <vscale x 8 x i1> [[V1:%[^ ]+]], <vscale x 4 x i1> [[V2:%[^ ]+]], <vscale x 2 x i1> [[V3:%[^ ]+]], <vscale x 1 x i1> [[V4:%[^ ]+]], <vscale x 16 x i8> [[V5:%[^ ]+]], <vscale x 8 x i16> [[V6:%[^ ]+]], <vscale x 4 x i32> [[V7:%[^ ]+]], <vscale x 2 x i64> [[V8:%[^ ]+]], <vscale x 1 x i128> [[V9:%[^ ]+]], <vscale x 8 x half> [[V10:%[^ ]+]], <vscale x 4 x float> [[V11:%[^ ]+]], <vscale x 2 x double> [[V12:%[^ ]+]], <vscale x 8 x bfloat> [[V13:%[^ ]+]], ptr [[V14:%[^ ]+]], i32 [[V15:%[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.aarch64.sme.zero(i32 255)
// CHECK-NEXT:   call void @llvm.aarch64.sme.ld1b.horiz(<vscale x 16 x i1> [[V0]], ptr [[V14]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.st1b.horiz(<vscale x 16 x i1> [[V0]], ptr [[V14]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.ld1b.vert(<vscale x 16 x i1> [[V0]], ptr [[V14]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.st1b.vert(<vscale x 16 x i1> [[V0]], ptr [[V14]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.ld1h.horiz(<vscale x 8 x i1> [[V1]], ptr [[V14]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.st1h.horiz(<vscale x 8 x i1> [[V1]], ptr [[V14]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.ld1h.vert(<vscale x 8 x i1> [[V1]], ptr [[V14]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.st1h.vert(<vscale x 8 x i1> [[V1]], ptr [[V14]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.ld1w.horiz(<vscale x 4 x i1> [[V2]], ptr [[V14]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.st1w.horiz(<vscale x 4 x i1> [[V2]], ptr [[V14]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.ld1w.vert(<vscale x 4 x i1> [[V2]], ptr [[V14]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.st1w.vert(<vscale x 4 x i1> [[V2]], ptr [[V14]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.ld1d.horiz(<vscale x 2 x i1> [[V3]], ptr [[V14]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.st1d.horiz(<vscale x 2 x i1> [[V3]], ptr [[V14]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.ld1d.vert(<vscale x 2 x i1> [[V3]], ptr [[V14]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.st1d.vert(<vscale x 2 x i1> [[V3]], ptr [[V14]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.ld1q.horiz(<vscale x 1 x i1> [[V4]], ptr [[V14]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.st1q.horiz(<vscale x 1 x i1> [[V4]], ptr [[V14]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.ld1q.vert(<vscale x 1 x i1> [[V4]], ptr [[V14]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.st1q.vert(<vscale x 1 x i1> [[V4]], ptr [[V14]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.mopa.nxv4f32(i32 3, <vscale x 4 x i1> [[V2]], <vscale x 4 x i1> [[V2]], <vscale x 4 x float> [[V11]], <vscale x 4 x float> [[V11]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.mopa.nxv2f64(i32 7, <vscale x 2 x i1> [[V3]], <vscale x 2 x i1> [[V3]], <vscale x 2 x double> [[V12]], <vscale x 2 x double> [[V12]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.mopa.wide.nxv8f16(i32 3, <vscale x 8 x i1> [[V1]], <vscale x 8 x i1> [[V1]], <vscale x 8 x half> [[V10]], <vscale x 8 x half> [[V10]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.mopa.wide.nxv8bf16(i32 3, <vscale x 8 x i1> [[V1]], <vscale x 8 x i1> [[V1]], <vscale x 8 x bfloat> [[V13]], <vscale x 8 x bfloat> [[V13]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.smopa.wide.nxv16i8(i32 3, <vscale x 16 x i1> [[V0]], <vscale x 16 x i1> [[V0]], <vscale x 16 x i8> [[V5]], <vscale x 16 x i8> [[V5]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.smopa.wide.nxv8i16(i32 3, <vscale x 8 x i1> [[V1]], <vscale x 8 x i1> [[V1]], <vscale x 8 x i16> [[V6]], <vscale x 8 x i16> [[V6]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.umopa.wide.nxv16i8(i32 3, <vscale x 16 x i1> [[V0]], <vscale x 16 x i1> [[V0]], <vscale x 16 x i8> [[V5]], <vscale x 16 x i8> [[V5]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.umopa.wide.nxv8i16(i32 3, <vscale x 8 x i1> [[V1]], <vscale x 8 x i1> [[V1]], <vscale x 8 x i16> [[V6]], <vscale x 8 x i16> [[V6]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.sumopa.wide.nxv16i8(i32 3, <vscale x 16 x i1> [[V0]], <vscale x 16 x i1> [[V0]], <vscale x 16 x i8> [[V5]], <vscale x 16 x i8> [[V5]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.sumopa.wide.nxv8i16(i32 3, <vscale x 8 x i1> [[V1]], <vscale x 8 x i1> [[V1]], <vscale x 8 x i16> [[V6]], <vscale x 8 x i16> [[V6]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.usmopa.wide.nxv16i8(i32 3, <vscale x 16 x i1> [[V0]], <vscale x 16 x i1> [[V0]], <vscale x 16 x i8> [[V5]], <vscale x 16 x i8> [[V5]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.usmopa.wide.nxv8i16(i32 3, <vscale x 8 x i1> [[V1]], <vscale x 8 x i1> [[V1]], <vscale x 8 x i16> [[V6]], <vscale x 8 x i16> [[V6]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.smopa.za32.nxv8i16(i32 1, <vscale x 8 x i1> [[V1]], <vscale x 8 x i1> [[V1]], <vscale x 8 x i16> [[V6]], <vscale x 8 x i16> [[V6]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.umopa.za32.nxv8i16(i32 1, <vscale x 8 x i1> [[V1]], <vscale x 8 x i1> [[V1]], <vscale x 8 x i16> [[V6]], <vscale x 8 x i16> [[V6]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.mops.nxv4f32(i32 3, <vscale x 4 x i1> [[V2]], <vscale x 4 x i1> [[V2]], <vscale x 4 x float> [[V11]], <vscale x 4 x float> [[V11]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.mops.nxv2f64(i32 7, <vscale x 2 x i1> [[V3]], <vscale x 2 x i1> [[V3]], <vscale x 2 x double> [[V12]], <vscale x 2 x double> [[V12]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.mops.wide.nxv8f16(i32 3, <vscale x 8 x i1> [[V1]], <vscale x 8 x i1> [[V1]], <vscale x 8 x half> [[V10]], <vscale x 8 x half> [[V10]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.mops.wide.nxv8bf16(i32 3, <vscale x 8 x i1> [[V1]], <vscale x 8 x i1> [[V1]], <vscale x 8 x bfloat> [[V13]], <vscale x 8 x bfloat> [[V13]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.smops.wide.nxv16i8(i32 3, <vscale x 16 x i1> [[V0]], <vscale x 16 x i1> [[V0]], <vscale x 16 x i8> [[V5]], <vscale x 16 x i8> [[V5]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.smops.wide.nxv8i16(i32 3, <vscale x 8 x i1> [[V1]], <vscale x 8 x i1> [[V1]], <vscale x 8 x i16> [[V6]], <vscale x 8 x i16> [[V6]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.umops.wide.nxv16i8(i32 3, <vscale x 16 x i1> [[V0]], <vscale x 16 x i1> [[V0]], <vscale x 16 x i8> [[V5]], <vscale x 16 x i8> [[V5]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.umops.wide.nxv8i16(i32 3, <vscale x 8 x i1> [[V1]], <vscale x 8 x i1> [[V1]], <vscale x 8 x i16> [[V6]], <vscale x 8 x i16> [[V6]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.sumops.wide.nxv16i8(i32 3, <vscale x 16 x i1> [[V0]], <vscale x 16 x i1> [[V0]], <vscale x 16 x i8> [[V5]], <vscale x 16 x i8> [[V5]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.sumops.wide.nxv8i16(i32 3, <vscale x 8 x i1> [[V1]], <vscale x 8 x i1> [[V1]], <vscale x 8 x i16> [[V6]], <vscale x 8 x i16> [[V6]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.usmops.wide.nxv16i8(i32 3, <vscale x 16 x i1> [[V0]], <vscale x 16 x i1> [[V0]], <vscale x 16 x i8> [[V5]], <vscale x 16 x i8> [[V5]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.usmops.wide.nxv8i16(i32 3, <vscale x 8 x i1> [[V1]], <vscale x 8 x i1> [[V1]], <vscale x 8 x i16> [[V6]], <vscale x 8 x i16> [[V6]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.smops.za32.nxv8i16(i32 1, <vscale x 8 x i1> [[V1]], <vscale x 8 x i1> [[V1]], <vscale x 8 x i16> [[V6]], <vscale x 8 x i16> [[V6]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.umops.za32.nxv8i16(i32 1, <vscale x 8 x i1> [[V1]], <vscale x 8 x i1> [[V1]], <vscale x 8 x i16> [[V6]], <vscale x 8 x i16> [[V6]])
// CHECK-NEXT:   [[V17:%[^ ]+]] = call <vscale x 16 x i8> @llvm.aarch64.sme.read.horiz.nxv16i8(<vscale x 16 x i8> [[V5]], <vscale x 16 x i1> [[V0]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.write.horiz.nxv16i8(i32 0, i32 [[V15]], <vscale x 16 x i1> [[V0]], <vscale x 16 x i8> [[V5]])
// CHECK-NEXT:   [[V18:%[^ ]+]] = call <vscale x 8 x i16> @llvm.aarch64.sme.read.horiz.nxv8i16(<vscale x 8 x i16> [[V6]], <vscale x 8 x i1> [[V1]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.write.horiz.nxv8i16(i32 0, i32 [[V15]], <vscale x 8 x i1> [[V1]], <vscale x 8 x i16> [[V6]])
// CHECK-NEXT:   [[V19:%[^ ]+]] = call <vscale x 4 x i32> @llvm.aarch64.sme.read.horiz.nxv4i32(<vscale x 4 x i32> [[V7]], <vscale x 4 x i1> [[V2]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.write.horiz.nxv4i32(i32 0, i32 [[V15]], <vscale x 4 x i1> [[V2]], <vscale x 4 x i32> [[V7]])
// CHECK-NEXT:   [[V20:%[^ ]+]] = call <vscale x 2 x i64> @llvm.aarch64.sme.read.horiz.nxv2i64(<vscale x 2 x i64> [[V8]], <vscale x 2 x i1> [[V3]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.write.horiz.nxv2i64(i32 0, i32 [[V15]], <vscale x 2 x i1> [[V3]], <vscale x 2 x i64> [[V8]])
// CHECK-NEXT:   [[V21:%[^ ]+]] = call <vscale x 1 x i128> @llvm.aarch64.sme.read.horiz.nxv1i128(<vscale x 1 x i128> [[V9]], <vscale x 1 x i1> [[V4]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.write.horiz.nxv1i128(i32 0, i32 [[V15]], <vscale x 1 x i1> [[V4]], <vscale x 1 x i128> [[V9]])
// CHECK-NEXT:   [[V22:%[^ ]+]] = call <vscale x 8 x half> @llvm.aarch64.sme.read.horiz.nxv8f16(<vscale x 8 x half> [[V10]], <vscale x 8 x i1> [[V1]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.write.horiz.nxv8f16(i32 0, i32 [[V15]], <vscale x 8 x i1> [[V1]], <vscale x 8 x half> [[V10]])
// CHECK-NEXT:   [[V23:%[^ ]+]] = call <vscale x 8 x bfloat> @llvm.aarch64.sme.read.horiz.nxv8bf16(<vscale x 8 x bfloat> [[V13]], <vscale x 8 x i1> [[V1]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.write.horiz.nxv8bf16(i32 0, i32 [[V15]], <vscale x 8 x i1> [[V1]], <vscale x 8 x bfloat> [[V13]])
// CHECK-NEXT:   [[V24:%[^ ]+]] = call <vscale x 4 x float> @llvm.aarch64.sme.read.horiz.nxv4f32(<vscale x 4 x float> [[V11]], <vscale x 4 x i1> [[V2]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.write.horiz.nxv4f32(i32 0, i32 [[V15]], <vscale x 4 x i1> [[V2]], <vscale x 4 x float> [[V11]])
// CHECK-NEXT:   [[V25:%[^ ]+]] = call <vscale x 2 x double> @llvm.aarch64.sme.read.horiz.nxv2f64(<vscale x 2 x double> [[V12]], <vscale x 2 x i1> [[V3]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.write.horiz.nxv2f64(i32 0, i32 [[V15]], <vscale x 2 x i1> [[V3]], <vscale x 2 x double> [[V12]])
// CHECK-NEXT:   [[V26:%[^ ]+]] = call <vscale x 16 x i8> @llvm.aarch64.sme.read.vert.nxv16i8(<vscale x 16 x i8> [[V5]], <vscale x 16 x i1> [[V0]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.write.vert.nxv16i8(i32 0, i32 [[V15]], <vscale x 16 x i1> [[V0]], <vscale x 16 x i8> [[V5]])
// CHECK-NEXT:   [[V27:%[^ ]+]] = call <vscale x 8 x i16> @llvm.aarch64.sme.read.vert.nxv8i16(<vscale x 8 x i16> [[V6]], <vscale x 8 x i1> [[V1]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.write.vert.nxv8i16(i32 0, i32 [[V15]], <vscale x 8 x i1> [[V1]], <vscale x 8 x i16> [[V6]])
// CHECK-NEXT:   [[V28:%[^ ]+]] = call <vscale x 4 x i32> @llvm.aarch64.sme.read.vert.nxv4i32(<vscale x 4 x i32> [[V7]], <vscale x 4 x i1> [[V2]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.write.vert.nxv4i32(i32 0, i32 [[V15]], <vscale x 4 x i1> [[V2]], <vscale x 4 x i32> [[V7]])
// CHECK-NEXT:   [[V29:%[^ ]+]] = call <vscale x 2 x i64> @llvm.aarch64.sme.read.vert.nxv2i64(<vscale x 2 x i64> [[V8]], <vscale x 2 x i1> [[V3]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.write.vert.nxv2i64(i32 0, i32 [[V15]], <vscale x 2 x i1> [[V3]], <vscale x 2 x i64> [[V8]])
// CHECK-NEXT:   [[V30:%[^ ]+]] = call <vscale x 1 x i128> @llvm.aarch64.sme.read.vert.nxv1i128(<vscale x 1 x i128> [[V9]], <vscale x 1 x i1> [[V4]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.write.vert.nxv1i128(i32 0, i32 [[V15]], <vscale x 1 x i1> [[V4]], <vscale x 1 x i128> [[V9]])
// CHECK-NEXT:   [[V31:%[^ ]+]] = call <vscale x 8 x half> @llvm.aarch64.sme.read.vert.nxv8f16(<vscale x 8 x half> [[V10]], <vscale x 8 x i1> [[V1]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.write.vert.nxv8f16(i32 0, i32 [[V15]], <vscale x 8 x i1> [[V1]], <vscale x 8 x half> [[V10]])
// CHECK-NEXT:   [[V32:%[^ ]+]] = call <vscale x 8 x bfloat> @llvm.aarch64.sme.read.vert.nxv8bf16(<vscale x 8 x bfloat> [[V13]], <vscale x 8 x i1> [[V1]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.write.vert.nxv8bf16(i32 0, i32 [[V15]], <vscale x 8 x i1> [[V1]], <vscale x 8 x bfloat> [[V13]])
// CHECK-NEXT:   [[V33:%[^ ]+]] = call <vscale x 4 x float> @llvm.aarch64.sme.read.vert.nxv4f32(<vscale x 4 x float> [[V11]], <vscale x 4 x i1> [[V2]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.write.vert.nxv4f32(i32 0, i32 [[V15]], <vscale x 4 x i1> [[V2]], <vscale x 4 x float> [[V11]])
// CHECK-NEXT:   [[V34:%[^ ]+]] = call <vscale x 2 x double> @llvm.aarch64.sme.read.vert.nxv2f64(<vscale x 2 x double> [[V12]], <vscale x 2 x i1> [[V3]], i32 0, i32 [[V15]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.write.vert.nxv2f64(i32 0, i32 [[V15]], <vscale x 2 x i1> [[V3]], <vscale x 2 x double> [[V12]])
// CHECK-NEXT:   call void @llvm.aarch64.sme.str(i32 [[V15]], ptr [[V14]], i32 [[V15]])
// CHECK-NEXT:   [[V35:%[^ ]+]] = call i64 @llvm.aarch64.sme.cntsd()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
// CHECK-NEXT: declare void @llvm.aarch64.sme.zero(i32 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.ld1b.horiz(<vscale x 16 x i1>, ptr, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.st1b.horiz(<vscale x 16 x i1>, ptr, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.ld1b.vert(<vscale x 16 x i1>, ptr, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.st1b.vert(<vscale x 16 x i1>, ptr, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.ld1h.horiz(<vscale x 8 x i1>, ptr, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.st1h.horiz(<vscale x 8 x i1>, ptr, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.ld1h.vert(<vscale x 8 x i1>, ptr, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.st1h.vert(<vscale x 8 x i1>, ptr, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.ld1w.horiz(<vscale x 4 x i1>, ptr, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.st1w.horiz(<vscale x 4 x i1>, ptr, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.ld1w.vert(<vscale x 4 x i1>, ptr, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.st1w.vert(<vscale x 4 x i1>, ptr, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.ld1d.horiz(<vscale x 2 x i1>, ptr, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.st1d.horiz(<vscale x 2 x i1>, ptr, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.ld1d.vert(<vscale x 2 x i1>, ptr, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.st1d.vert(<vscale x 2 x i1>, ptr, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.ld1q.horiz(<vscale x 1 x i1>, ptr, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.st1q.horiz(<vscale x 1 x i1>, ptr, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.ld1q.vert(<vscale x 1 x i1>, ptr, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.st1q.vert(<vscale x 1 x i1>, ptr, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.mopa.nxv4f32(i32 immarg, <vscale x 4 x i1>, <vscale x 4 x i1>, <vscale x 4 x float>, <vscale x 4 x float>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.mopa.nxv2f64(i32 immarg, <vscale x 2 x i1>, <vscale x 2 x i1>, <vscale x 2 x double>, <vscale x 2 x double>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.mopa.wide.nxv8f16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x half>, <vscale x 8 x half>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.mopa.wide.nxv8bf16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x bfloat>, <vscale x 8 x bfloat>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.smopa.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.smopa.wide.nxv8i16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.umopa.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.umopa.wide.nxv8i16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.sumopa.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.sumopa.wide.nxv8i16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.usmopa.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.usmopa.wide.nxv8i16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.smopa.za32.nxv8i16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.umopa.za32.nxv8i16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.mops.nxv4f32(i32 immarg, <vscale x 4 x i1>, <vscale x 4 x i1>, <vscale x 4 x float>, <vscale x 4 x float>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.mops.nxv2f64(i32 immarg, <vscale x 2 x i1>, <vscale x 2 x i1>, <vscale x 2 x double>, <vscale x 2 x double>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.mops.wide.nxv8f16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x half>, <vscale x 8 x half>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.mops.wide.nxv8bf16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x bfloat>, <vscale x 8 x bfloat>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.smops.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.smops.wide.nxv8i16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.umops.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.umops.wide.nxv8i16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.sumops.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.sumops.wide.nxv8i16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.usmops.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.usmops.wide.nxv8i16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.smops.za32.nxv8i16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.umops.za32.nxv8i16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: read)
// CHECK-NEXT: declare <vscale x 16 x i8> @llvm.aarch64.sme.read.horiz.nxv16i8(<vscale x 16 x i8>, <vscale x 16 x i1>, i32 immarg, i32) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.write.horiz.nxv16i8(i32 immarg, i32, <vscale x 16 x i1>, <vscale x 16 x i8>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: read)
// CHECK-NEXT: declare <vscale x 8 x i16> @llvm.aarch64.sme.read.horiz.nxv8i16(<vscale x 8 x i16>, <vscale x 8 x i1>, i32 immarg, i32) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.write.horiz.nxv8i16(i32 immarg, i32, <vscale x 8 x i1>, <vscale x 8 x i16>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: read)
// CHECK-NEXT: declare <vscale x 4 x i32> @llvm.aarch64.sme.read.horiz.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i1>, i32 immarg, i32) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.write.horiz.nxv4i32(i32 immarg, i32, <vscale x 4 x i1>, <vscale x 4 x i32>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: read)
// CHECK-NEXT: declare <vscale x 2 x i64> @llvm.aarch64.sme.read.horiz.nxv2i64(<vscale x 2 x i64>, <vscale x 2 x i1>, i32 immarg, i32) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.write.horiz.nxv2i64(i32 immarg, i32, <vscale x 2 x i1>, <vscale x 2 x i64>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: read)
// CHECK-NEXT: declare <vscale x 1 x i128> @llvm.aarch64.sme.read.horiz.nxv1i128(<vscale x 1 x i128>, <vscale x 1 x i1>, i32 immarg, i32) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.write.horiz.nxv1i128(i32 immarg, i32, <vscale x 1 x i1>, <vscale x 1 x i128>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: read)
// CHECK-NEXT: declare <vscale x 8 x half> @llvm.aarch64.sme.read.horiz.nxv8f16(<vscale x 8 x half>, <vscale x 8 x i1>, i32 immarg, i32) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.write.horiz.nxv8f16(i32 immarg, i32, <vscale x 8 x i1>, <vscale x 8 x half>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: read)
// CHECK-NEXT: declare <vscale x 8 x bfloat> @llvm.aarch64.sme.read.horiz.nxv8bf16(<vscale x 8 x bfloat>, <vscale x 8 x i1>, i32 immarg, i32) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.write.horiz.nxv8bf16(i32 immarg, i32, <vscale x 8 x i1>, <vscale x 8 x bfloat>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: read)
// CHECK-NEXT: declare <vscale x 4 x float> @llvm.aarch64.sme.read.horiz.nxv4f32(<vscale x 4 x float>, <vscale x 4 x i1>, i32 immarg, i32) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.write.horiz.nxv4f32(i32 immarg, i32, <vscale x 4 x i1>, <vscale x 4 x float>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: read)
// CHECK-NEXT: declare <vscale x 2 x double> @llvm.aarch64.sme.read.horiz.nxv2f64(<vscale x 2 x double>, <vscale x 2 x i1>, i32 immarg, i32) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.write.horiz.nxv2f64(i32 immarg, i32, <vscale x 2 x i1>, <vscale x 2 x double>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: read)
// CHECK-NEXT: declare <vscale x 16 x i8> @llvm.aarch64.sme.read.vert.nxv16i8(<vscale x 16 x i8>, <vscale x 16 x i1>, i32 immarg, i32) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.write.vert.nxv16i8(i32 immarg, i32, <vscale x 16 x i1>, <vscale x 16 x i8>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: read)
// CHECK-NEXT: declare <vscale x 8 x i16> @llvm.aarch64.sme.read.vert.nxv8i16(<vscale x 8 x i16>, <vscale x 8 x i1>, i32 immarg, i32) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.write.vert.nxv8i16(i32 immarg, i32, <vscale x 8 x i1>, <vscale x 8 x i16>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: read)
// CHECK-NEXT: declare <vscale x 4 x i32> @llvm.aarch64.sme.read.vert.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i1>, i32 immarg, i32) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.write.vert.nxv4i32(i32 immarg, i32, <vscale x 4 x i1>, <vscale x 4 x i32>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: read)
// CHECK-NEXT: declare <vscale x 2 x i64> @llvm.aarch64.sme.read.vert.nxv2i64(<vscale x 2 x i64>, <vscale x 2 x i1>, i32 immarg, i32) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.write.vert.nxv2i64(i32 immarg, i32, <vscale x 2 x i1>, <vscale x 2 x i64>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: read)
// CHECK-NEXT: declare <vscale x 1 x i128> @llvm.aarch64.sme.read.vert.nxv1i128(<vscale x 1 x i128>, <vscale x 1 x i1>, i32 immarg, i32) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.write.vert.nxv1i128(i32 immarg, i32, <vscale x 1 x i1>, <vscale x 1 x i128>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: read)
// CHECK-NEXT: declare <vscale x 8 x half> @llvm.aarch64.sme.read.vert.nxv8f16(<vscale x 8 x half>, <vscale x 8 x i1>, i32 immarg, i32) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.write.vert.nxv8f16(i32 immarg, i32, <vscale x 8 x i1>, <vscale x 8 x half>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: read)
// CHECK-NEXT: declare <vscale x 8 x bfloat> @llvm.aarch64.sme.read.vert.nxv8bf16(<vscale x 8 x bfloat>, <vscale x 8 x i1>, i32 immarg, i32) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.write.vert.nxv8bf16(i32 immarg, i32, <vscale x 8 x i1>, <vscale x 8 x bfloat>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: read)
// CHECK-NEXT: declare <vscale x 4 x float> @llvm.aarch64.sme.read.vert.nxv4f32(<vscale x 4 x float>, <vscale x 4 x i1>, i32 immarg, i32) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.write.vert.nxv4f32(i32 immarg, i32, <vscale x 4 x i1>, <vscale x 4 x float>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: read)
// CHECK-NEXT: declare <vscale x 2 x double> @llvm.aarch64.sme.read.vert.nxv2f64(<vscale x 2 x double>, <vscale x 2 x i1>, i32 immarg, i32) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.write.vert.nxv2f64(i32 immarg, i32, <vscale x 2 x i1>, <vscale x 2 x double>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.aarch64.sme.str(i32, ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.aarch64.sme.cntsd() #4
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
// CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
// CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
// CHECK-NEXT: attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: read) }
// CHECK-NEXT: attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
