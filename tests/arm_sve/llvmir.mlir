// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

llvm.func @arm_sve(%m16: vector<[16]xi1>, %m8: vector<[8]xi1>, %m4: vector<[4]xi1>, %m2: vector<[2]xi1>, %m1: vector<[1]xi1>, %i8: vector<[16]xi8>, %i16: vector<[8]xi16>, %i32: vector<[4]xi32>, %i64: vector<[2]xi64>, %f16: vector<[8]xf16>, %f32: vector<[4]xf32>, %f64: vector<[2]xf64>, %bf: vector<[8]xbf16>, %n: i64, %k: i32) {
  %0 = "arm_sve.intr.ummla"(%i32, %i8, %i8) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %1 = "arm_sve.intr.smmla"(%i32, %i8, %i8) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %2 = "arm_sve.intr.usmmla"(%i32, %i8, %i8) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %3 = arm_sve.intr.bfmmla %f32, %bf, %bf : vector<[8]xbf16> to vector<[4]xf32>
  %4 = "arm_sve.intr.sdot"(%i32, %i8, %i8) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %5 = "arm_sve.intr.sdot"(%i64, %i16, %i16) : (vector<[2]xi64>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[2]xi64>
  %6 = "arm_sve.intr.udot"(%i32, %i8, %i8) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %7 = "arm_sve.intr.udot"(%i64, %i16, %i16) : (vector<[2]xi64>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[2]xi64>
  %8 = "arm_sve.intr.add"(%m16, %i8, %i8) : (vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  %9 = "arm_sve.intr.add"(%m8, %i16, %i16) : (vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  %10 = "arm_sve.intr.mul"(%m16, %i8, %i8) : (vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  %11 = "arm_sve.intr.mul"(%m8, %i16, %i16) : (vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  %12 = "arm_sve.intr.sub"(%m16, %i8, %i8) : (vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  %13 = "arm_sve.intr.sub"(%m8, %i16, %i16) : (vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  %14 = "arm_sve.intr.sdiv"(%m4, %i32, %i32) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %15 = "arm_sve.intr.sdiv"(%m2, %i64, %i64) : (vector<[2]xi1>, vector<[2]xi64>, vector<[2]xi64>) -> vector<[2]xi64>
  %16 = "arm_sve.intr.udiv"(%m4, %i32, %i32) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %17 = "arm_sve.intr.udiv"(%m2, %i64, %i64) : (vector<[2]xi1>, vector<[2]xi64>, vector<[2]xi64>) -> vector<[2]xi64>
  %18 = "arm_sve.intr.fadd"(%m8, %f16, %f16) : (vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> vector<[8]xf16>
  %19 = "arm_sve.intr.fadd"(%m4, %f32, %f32) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %20 = "arm_sve.intr.fadd"(%m2, %f64, %f64) : (vector<[2]xi1>, vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
  %21 = "arm_sve.intr.fmul"(%m8, %f16, %f16) : (vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> vector<[8]xf16>
  %22 = "arm_sve.intr.fmul"(%m4, %f32, %f32) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %23 = "arm_sve.intr.fmul"(%m2, %f64, %f64) : (vector<[2]xi1>, vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
  %24 = "arm_sve.intr.fsub"(%m8, %f16, %f16) : (vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> vector<[8]xf16>
  %25 = "arm_sve.intr.fsub"(%m4, %f32, %f32) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %26 = "arm_sve.intr.fsub"(%m2, %f64, %f64) : (vector<[2]xi1>, vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
  %27 = "arm_sve.intr.fdiv"(%m8, %f16, %f16) : (vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> vector<[8]xf16>
  %28 = "arm_sve.intr.fdiv"(%m4, %f32, %f32) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %29 = "arm_sve.intr.fdiv"(%m2, %f64, %f64) : (vector<[2]xi1>, vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
  %30 = "arm_sve.intr.convert.to.svbool"(%m16) : (vector<[16]xi1>) -> vector<[16]xi1>
  %31 = "arm_sve.intr.convert.from.svbool"(%m16) : (vector<[16]xi1>) -> vector<[16]xi1>
  %32 = "arm_sve.intr.psel"(%m16, %m16, %k) : (vector<[16]xi1>, vector<[16]xi1>, i32) -> vector<[16]xi1>
  %33 = "arm_sve.intr.whilelt"(%n, %n) : (i64, i64) -> vector<[16]xi1>
  %34 = "arm_sve.intr.convert.to.svbool"(%m8) : (vector<[8]xi1>) -> vector<[16]xi1>
  %35 = "arm_sve.intr.convert.from.svbool"(%m16) : (vector<[16]xi1>) -> vector<[8]xi1>
  %36 = "arm_sve.intr.psel"(%m16, %m8, %k) : (vector<[16]xi1>, vector<[8]xi1>, i32) -> vector<[16]xi1>
  %37 = "arm_sve.intr.whilelt"(%n, %n) : (i64, i64) -> vector<[8]xi1>
  %38 = "arm_sve.intr.convert.to.svbool"(%m4) : (vector<[4]xi1>) -> vector<[16]xi1>
  %39 = "arm_sve.intr.convert.from.svbool"(%m16) : (vector<[16]xi1>) -> vector<[4]xi1>
  %40 = "arm_sve.intr.psel"(%m16, %m4, %k) : (vector<[16]xi1>, vector<[4]xi1>, i32) -> vector<[16]xi1>
  %41 = "arm_sve.intr.whilelt"(%n, %n) : (i64, i64) -> vector<[4]xi1>
  %42 = "arm_sve.intr.convert.to.svbool"(%m2) : (vector<[2]xi1>) -> vector<[16]xi1>
  %43 = "arm_sve.intr.convert.from.svbool"(%m16) : (vector<[16]xi1>) -> vector<[2]xi1>
  %44 = "arm_sve.intr.psel"(%m16, %m2, %k) : (vector<[16]xi1>, vector<[2]xi1>, i32) -> vector<[16]xi1>
  %45 = "arm_sve.intr.whilelt"(%n, %n) : (i64, i64) -> vector<[2]xi1>
  %46 = "arm_sve.intr.convert.to.svbool"(%m1) : (vector<[1]xi1>) -> vector<[16]xi1>
  %47 = "arm_sve.intr.convert.from.svbool"(%m16) : (vector<[16]xi1>) -> vector<[1]xi1>
  %48 = "arm_sve.intr.zip.x2"(%i8, %i8) : (vector<[16]xi8>, vector<[16]xi8>) -> !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>)>
  %49 = "arm_sve.intr.zip.x4"(%i8, %i8, %i8, %i8) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>)>
  %50 = "arm_sve.intr.dupq_lane"(%i8) <{lane = 1 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
  %51 = "arm_sve.intr.zip.x2"(%i16, %i16) : (vector<[8]xi16>, vector<[8]xi16>) -> !llvm.struct<(vector<[8]xi16>, vector<[8]xi16>)>
  %52 = "arm_sve.intr.zip.x4"(%i16, %i16, %i16, %i16) : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>) -> !llvm.struct<(vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>)>
  %53 = "arm_sve.intr.dupq_lane"(%i16) <{lane = 1 : i64}> : (vector<[8]xi16>) -> vector<[8]xi16>
  %54 = "arm_sve.intr.zip.x2"(%i32, %i32) : (vector<[4]xi32>, vector<[4]xi32>) -> !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)>
  %55 = "arm_sve.intr.zip.x4"(%i32, %i32, %i32, %i32) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)>
  %56 = "arm_sve.intr.dupq_lane"(%i32) <{lane = 1 : i64}> : (vector<[4]xi32>) -> vector<[4]xi32>
  %57 = "arm_sve.intr.zip.x2"(%i64, %i64) : (vector<[2]xi64>, vector<[2]xi64>) -> !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)>
  %58 = "arm_sve.intr.zip.x4"(%i64, %i64, %i64, %i64) : (vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>) -> !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>)>
  %59 = "arm_sve.intr.dupq_lane"(%i64) <{lane = 1 : i64}> : (vector<[2]xi64>) -> vector<[2]xi64>
  %60 = "arm_sve.intr.zip.x2"(%f16, %f16) : (vector<[8]xf16>, vector<[8]xf16>) -> !llvm.struct<(vector<[8]xf16>, vector<[8]xf16>)>
  %61 = "arm_sve.intr.zip.x4"(%f16, %f16, %f16, %f16) : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xf16>, vector<[8]xf16>) -> !llvm.struct<(vector<[8]xf16>, vector<[8]xf16>, vector<[8]xf16>, vector<[8]xf16>)>
  %62 = "arm_sve.intr.dupq_lane"(%f16) <{lane = 1 : i64}> : (vector<[8]xf16>) -> vector<[8]xf16>
  %63 = "arm_sve.intr.zip.x2"(%bf, %bf) : (vector<[8]xbf16>, vector<[8]xbf16>) -> !llvm.struct<(vector<[8]xbf16>, vector<[8]xbf16>)>
  %64 = "arm_sve.intr.zip.x4"(%bf, %bf, %bf, %bf) : (vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xbf16>) -> !llvm.struct<(vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xbf16>)>
  %65 = "arm_sve.intr.dupq_lane"(%bf) <{lane = 1 : i64}> : (vector<[8]xbf16>) -> vector<[8]xbf16>
  %66 = "arm_sve.intr.zip.x2"(%f32, %f32) : (vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>
  %67 = "arm_sve.intr.zip.x4"(%f32, %f32, %f32, %f32) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)>
  %68 = "arm_sve.intr.dupq_lane"(%f32) <{lane = 1 : i64}> : (vector<[4]xf32>) -> vector<[4]xf32>
  %69 = "arm_sve.intr.zip.x2"(%f64, %f64) : (vector<[2]xf64>, vector<[2]xf64>) -> !llvm.struct<(vector<[2]xf64>, vector<[2]xf64>)>
  %70 = "arm_sve.intr.zip.x4"(%f64, %f64, %f64, %f64) : (vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>) -> !llvm.struct<(vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>)>
  %71 = "arm_sve.intr.dupq_lane"(%f64) <{lane = 1 : i64}> : (vector<[2]xf64>) -> vector<[2]xf64>
  llvm.return
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @arm_sve(<vscale x 16 x i1> [[V0:%[^ ]+]], <vscale x 8 x i1> [[V1:%[^ ]+]], <vscale x 4 x i1> [[V2:%[^ ]+]], <vscale x 2 x i1> [[V3:%[^ ]+]], <vscale x 1 x i1> [[V4:%[^ ]+]], <vscale x 16 x i8> [[V5:%[^ ]+]], <vscale x 8 x i16> [[V6:%[^ ]+]], <vscale x 4 x i32> [[V7:%[^ ]+]], <vscale x 2 x i64> [[V8:%[^ ]+]], <vscale x 8 x half> [[V9:%[^ ]+]], <vscale x 4 x float> [[V10:%[^ ]+]], <vscale x 2 x double> [[V11:%[^ ]+]], <vscale x 8 x bfloat> [[V12:%[^ ]+]], i64 [[V13:%[^ ]+]], i32 [[V14:%[^ ]+]]) {
// CHECK-NEXT:   [[V16:%[^ ]+]] = call <vscale x 4 x i32> @llvm.aarch64.sve.ummla.nxv4i32(<vscale x 4 x i32> [[V7]], <vscale x 16 x i8> [[V5]], <vscale x 16 x i8> [[V5]])
// CHECK-NEXT:   [[V17:%[^ ]+]] = call <vscale x 4 x i32> @llvm.aarch64.sve.smmla.nxv4i32(<vscale x 4 x i32> [[V7]], <vscale x 16 x i8> [[V5]], <vscale x 16 x i8> [[V5]])
// CHECK-NEXT:   [[V18:%[^ ]+]] = call <vscale x 4 x i32> @llvm.aarch64.sve.usmmla.nxv4i32(<vscale x 4 x i32> [[V7]], <vscale x 16 x i8> [[V5]], <vscale x 16 x i8> [[V5]])
// CHECK-NEXT:   [[V19:%[^ ]+]] = call <vscale x 4 x float> @llvm.aarch64.sve.bfmmla(<vscale x 4 x float> [[V10]], <vscale x 8 x bfloat> [[V12]], <vscale x 8 x bfloat> [[V12]])
// CHECK-NEXT:   [[V20:%[^ ]+]] = call <vscale x 4 x i32> @llvm.aarch64.sve.sdot.nxv4i32(<vscale x 4 x i32> [[V7]], <vscale x 16 x i8> [[V5]], <vscale x 16 x i8> [[V5]])
// CHECK-NEXT:   [[V21:%[^ ]+]] = call <vscale x 2 x i64> @llvm.aarch64.sve.sdot.nxv2i64(<vscale x 2 x i64> [[V8]], <vscale x 8 x i16> [[V6]], <vscale x 8 x i16> [[V6]])
// CHECK-NEXT:   [[V22:%[^ ]+]] = call <vscale x 4 x i32> @llvm.aarch64.sve.udot.nxv4i32(<vscale x 4 x i32> [[V7]], <vscale x 16 x i8> [[V5]], <vscale x 16 x i8> [[V5]])
// CHECK-NEXT:   [[V23:%[^ ]+]] = call <vscale x 2 x i64> @llvm.aarch64.sve.udot.nxv2i64(<vscale x 2 x i64> [[V8]], <vscale x 8 x i16> [[V6]], <vscale x 8 x i16> [[V6]])
// CHECK-NEXT:   [[V24:%[^ ]+]] = call <vscale x 16 x i8> @llvm.aarch64.sve.add.nxv16i8(<vscale x 16 x i1> [[V0]], <vscale x 16 x i8> [[V5]], <vscale x 16 x i8> [[V5]])
// CHECK-NEXT:   [[V25:%[^ ]+]] = call <vscale x 8 x i16> @llvm.aarch64.sve.add.nxv8i16(<vscale x 8 x i1> [[V1]], <vscale x 8 x i16> [[V6]], <vscale x 8 x i16> [[V6]])
// CHECK-NEXT:   [[V26:%[^ ]+]] = call <vscale x 16 x i8> @llvm.aarch64.sve.mul.nxv16i8(<vscale x 16 x i1> [[V0]], <vscale x 16 x i8> [[V5]], <vscale x 16 x i8> [[V5]])
// CHECK-NEXT:   [[V27:%[^ ]+]] = call <vscale x 8 x i16> @llvm.aarch64.sve.mul.nxv8i16(<vscale x 8 x i1> [[V1]], <vscale x 8 x i16> [[V6]], <vscale x 8 x i16> [[V6]])
// CHECK-NEXT:   [[V28:%[^ ]+]] = call <vscale x 16 x i8> @llvm.aarch64.sve.sub.nxv16i8(<vscale x 16 x i1> [[V0]], <vscale x 16 x i8> [[V5]], <vscale x 16 x i8> [[V5]])
// CHECK-NEXT:   [[V29:%[^ ]+]] = call <vscale x 8 x i16> @llvm.aarch64.sve.sub.nxv8i16(<vscale x 8 x i1> [[V1]], <vscale x 8 x i16> [[V6]], <vscale x 8 x i16> [[V6]])
// CHECK-NEXT:   [[V30:%[^ ]+]] = call <vscale x 4 x i32> @llvm.aarch64.sve.sdiv.nxv4i32(<vscale x 4 x i1> [[V2]], <vscale x 4 x i32> [[V7]], <vscale x 4 x i32> [[V7]])
// CHECK-NEXT:   [[V31:%[^ ]+]] = call <vscale x 2 x i64> @llvm.aarch64.sve.sdiv.nxv2i64(<vscale x 2 x i1> [[V3]], <vscale x 2 x i64> [[V8]], <vscale x 2 x i64> [[V8]])
// CHECK-NEXT:   [[V32:%[^ ]+]] = call <vscale x 4 x i32> @llvm.aarch64.sve.udiv.nxv4i32(<vscale x 4 x i1> [[V2]], <vscale x 4 x i32> [[V7]], <vscale x 4 x i32> [[V7]])
// CHECK-NEXT:   [[V33:%[^ ]+]] = call <vscale x 2 x i64> @llvm.aarch64.sve.udiv.nxv2i64(<vscale x 2 x i1> [[V3]], <vscale x 2 x i64> [[V8]], <vscale x 2 x i64> [[V8]])
// CHECK-NEXT:   [[V34:%[^ ]+]] = call <vscale x 8 x half> @llvm.aarch64.sve.fadd.nxv8f16(<vscale x 8 x i1> [[V1]], <vscale x 8 x half> [[V9]], <vscale x 8 x half> [[V9]])
// CHECK-NEXT:   [[V35:%[^ ]+]] = call <vscale x 4 x float> @llvm.aarch64.sve.fadd.nxv4f32(<vscale x 4 x i1> [[V2]], <vscale x 4 x float> [[V10]], <vscale x 4 x float> [[V10]])
// CHECK-NEXT:   [[V36:%[^ ]+]] = call <vscale x 2 x double> @llvm.aarch64.sve.fadd.nxv2f64(<vscale x 2 x i1> [[V3]], <vscale x 2 x double> [[V11]], <vscale x 2 x double> [[V11]])
// CHECK-NEXT:   [[V37:%[^ ]+]] = call <vscale x 8 x half> @llvm.aarch64.sve.fmul.nxv8f16(<vscale x 8 x i1> [[V1]], <vscale x 8 x half> [[V9]], <vscale x 8 x half> [[V9]])
// CHECK-NEXT:   [[V38:%[^ ]+]] = call <vscale x 4 x float> @llvm.aarch64.sve.fmul.nxv4f32(<vscale x 4 x i1> [[V2]], <vscale x 4 x float> [[V10]], <vscale x 4 x float> [[V10]])
// CHECK-NEXT:   [[V39:%[^ ]+]] = call <vscale x 2 x double> @llvm.aarch64.sve.fmul.nxv2f64(<vscale x 2 x i1> [[V3]], <vscale x 2 x double> [[V11]], <vscale x 2 x double> [[V11]])
// CHECK-NEXT:   [[V40:%[^ ]+]] = call <vscale x 8 x half> @llvm.aarch64.sve.fsub.nxv8f16(<vscale x 8 x i1> [[V1]], <vscale x 8 x half> [[V9]], <vscale x 8 x half> [[V9]])
// CHECK-NEXT:   [[V41:%[^ ]+]] = call <vscale x 4 x float> @llvm.aarch64.sve.fsub.nxv4f32(<vscale x 4 x i1> [[V2]], <vscale x 4 x float> [[V10]], <vscale x 4 x float> [[V10]])
// CHECK-NEXT:   [[V42:%[^ ]+]] = call <vscale x 2 x double> @llvm.aarch64.sve.fsub.nxv2f64(<vscale x 2 x i1> [[V3]], <vscale x 2 x double> [[V11]], <vscale x 2 x double> [[V11]])
// CHECK-NEXT:   [[V43:%[^ ]+]] = call <vscale x 8 x half> @llvm.aarch64.sve.fdiv.nxv8f16(<vscale x 8 x i1> [[V1]], <vscale x 8 x half> [[V9]], <vscale x 8 x half> [[V9]])
// CHECK-NEXT:   [[V44:%[^ ]+]] = call <vscale x 4 x float> @llvm.aarch64.sve.fdiv.nxv4f32(<vscale x 4 x i1> [[V2]], <vscale x 4 x float> [[V10]], <vscale x 4 x float> [[V10]])
// CHECK-NEXT:   [[V45:%[^ ]+]] = call <vscale x 2 x double> @llvm.aarch64.sve.fdiv.nxv2f64(<vscale x 2 x i1> [[V3]], <vscale x 2 x double> [[V11]], <vscale x 2 x double> [[V11]])
// CHECK-NEXT:   [[V46:%[^ ]+]] = call <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv16i1(<vscale x 16 x i1> [[V0]])
// CHECK-NEXT:   [[V47:%[^ ]+]] = call <vscale x 16 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv16i1(<vscale x 16 x i1> [[V0]])
// CHECK-NEXT:   [[V48:%[^ ]+]] = call <vscale x 16 x i1> @llvm.aarch64.sve.psel.nxv16i1(<vscale x 16 x i1> [[V0]], <vscale x 16 x i1> [[V0]], i32 [[V14]])
// CHECK-NEXT:   [[V49:%[^ ]+]] = call <vscale x 16 x i1> @llvm.aarch64.sve.whilelt.nxv16i1.i64(i64 [[V13]], i64 [[V13]])
// CHECK-NEXT:   [[V50:%[^ ]+]] = call <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv8i1(<vscale x 8 x i1> [[V1]])
// CHECK-NEXT:   [[V51:%[^ ]+]] = call <vscale x 8 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv8i1(<vscale x 16 x i1> [[V0]])
// CHECK-NEXT:   [[V52:%[^ ]+]] = call <vscale x 16 x i1> @llvm.aarch64.sve.psel.nxv8i1(<vscale x 16 x i1> [[V0]], <vscale x 8 x i1> [[V1]], i32 [[V14]])
// CHECK-NEXT:   [[V53:%[^ ]+]] = call <vscale x 8 x i1> @llvm.aarch64.sve.whilelt.nxv8i1.i64(i64 [[V13]], i64 [[V13]])
// CHECK-NEXT:   [[V54:%[^ ]+]] = call <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv4i1(<vscale x 4 x i1> [[V2]])
// CHECK-NEXT:   [[V55:%[^ ]+]] = call <vscale x 4 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv4i1(<vscale x 16 x i1> [[V0]])
// CHECK-NEXT:   [[V56:%[^ ]+]] = call <vscale x 16 x i1> @llvm.aarch64.sve.psel.nxv4i1(<vscale x 16 x i1> [[V0]], <vscale x 4 x i1> [[V2]], i32 [[V14]])
// CHECK-NEXT:   [[V57:%[^ ]+]] = call <vscale x 4 x i1> @llvm.aarch64.sve.whilelt.nxv4i1.i64(i64 [[V13]], i64 [[V13]])
// CHECK-NEXT:   [[V58:%[^ ]+]] = call <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv2i1(<vscale x 2 x i1> [[V3]])
// CHECK-NEXT:   [[V59:%[^ ]+]] = call <vscale x 2 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv2i1(<vscale x 16 x i1> [[V0]])
// CHECK-NEXT:   [[V60:%[^ ]+]] = call <vscale x 16 x i1> @llvm.aarch64.sve.psel.nxv2i1(<vscale x 16 x i1> [[V0]], <vscale x 2 x i1> [[V3]], i32 [[V14]])
// CHECK-NEXT:   [[V61:%[^ ]+]] = call <vscale x 2 x i1> @llvm.aarch64.sve.whilelt.nxv2i1.i64(i64 [[V13]], i64 [[V13]])
// CHECK-NEXT:   [[V62:%[^ ]+]] = call <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv1i1(<vscale x 1 x i1> [[V4]])
// CHECK-NEXT:   [[V63:%[^ ]+]] = call <vscale x 1 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv1i1(<vscale x 16 x i1> [[V0]])
// CHECK-NEXT:   [[V64:%[^ ]+]] = call { <vscale x 16 x i8>, <vscale x 16 x i8> } @llvm.aarch64.sve.zip.x2.nxv16i8(<vscale x 16 x i8> [[V5]], <vscale x 16 x i8> [[V5]])
// CHECK-NEXT:   [[V65:%[^ ]+]] = call { <vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8> } @llvm.aarch64.sve.zip.x4.nxv16i8(<vscale x 16 x i8> [[V5]], <vscale x 16 x i8> [[V5]], <vscale x 16 x i8> [[V5]], <vscale x 16 x i8> [[V5]])
// CHECK-NEXT:   [[V66:%[^ ]+]] = call <vscale x 16 x i8> @llvm.aarch64.sve.dupq.lane.nxv16i8(<vscale x 16 x i8> [[V5]], i64 1)
// CHECK-NEXT:   [[V67:%[^ ]+]] = call { <vscale x 8 x i16>, <vscale x 8 x i16> } @llvm.aarch64.sve.zip.x2.nxv8i16(<vscale x 8 x i16> [[V6]], <vscale x 8 x i16> [[V6]])
// CHECK-NEXT:   [[V68:%[^ ]+]] = call { <vscale x 8 x i16>, <vscale x 8 x i16>, <vscale x 8 x i16>, <vscale x 8 x i16> } @llvm.aarch64.sve.zip.x4.nxv8i16(<vscale x 8 x i16> [[V6]], <vscale x 8 x i16> [[V6]], <vscale x 8 x i16> [[V6]], <vscale x 8 x i16> [[V6]])
// CHECK-NEXT:   [[V69:%[^ ]+]] = call <vscale x 8 x i16> @llvm.aarch64.sve.dupq.lane.nxv8i16(<vscale x 8 x i16> [[V6]], i64 1)
// CHECK-NEXT:   [[V70:%[^ ]+]] = call { <vscale x 4 x i32>, <vscale x 4 x i32> } @llvm.aarch64.sve.zip.x2.nxv4i32(<vscale x 4 x i32> [[V7]], <vscale x 4 x i32> [[V7]])
// CHECK-NEXT:   [[V71:%[^ ]+]] = call { <vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i32> } @llvm.aarch64.sve.zip.x4.nxv4i32(<vscale x 4 x i32> [[V7]], <vscale x 4 x i32> [[V7]], <vscale x 4 x i32> [[V7]], <vscale x 4 x i32> [[V7]])
// CHECK-NEXT:   [[V72:%[^ ]+]] = call <vscale x 4 x i32> @llvm.aarch64.sve.dupq.lane.nxv4i32(<vscale x 4 x i32> [[V7]], i64 1)
// CHECK-NEXT:   [[V73:%[^ ]+]] = call { <vscale x 2 x i64>, <vscale x 2 x i64> } @llvm.aarch64.sve.zip.x2.nxv2i64(<vscale x 2 x i64> [[V8]], <vscale x 2 x i64> [[V8]])
// CHECK-NEXT:   [[V74:%[^ ]+]] = call { <vscale x 2 x i64>, <vscale x 2 x i64>, <vscale x 2 x i64>, <vscale x 2 x i64> } @llvm.aarch64.sve.zip.x4.nxv2i64(<vscale x 2 x i64> [[V8]], <vscale x 2 x i64> [[V8]], <vscale x 2 x i64> [[V8]], <vscale x 2 x i64> [[V8]])
// CHECK-NEXT:   [[V75:%[^ ]+]] = call <vscale x 2 x i64> @llvm.aarch64.sve.dupq.lane.nxv2i64(<vscale x 2 x i64> [[V8]], i64 1)
// CHECK-NEXT:   [[V76:%[^ ]+]] = call { <vscale x 8 x half>, <vscale x 8 x half> } @llvm.aarch64.sve.zip.x2.nxv8f16(<vscale x 8 x half> [[V9]], <vscale x 8 x half> [[V9]])
// CHECK-NEXT:   [[V77:%[^ ]+]] = call { <vscale x 8 x half>, <vscale x 8 x half>, <vscale x 8 x half>, <vscale x 8 x half> } @llvm.aarch64.sve.zip.x4.nxv8f16(<vscale x 8 x half> [[V9]], <vscale x 8 x half> [[V9]], <vscale x 8 x half> [[V9]], <vscale x 8 x half> [[V9]])
// CHECK-NEXT:   [[V78:%[^ ]+]] = call <vscale x 8 x half> @llvm.aarch64.sve.dupq.lane.nxv8f16(<vscale x 8 x half> [[V9]], i64 1)
// CHECK-NEXT:   [[V79:%[^ ]+]] = call { <vscale x 8 x bfloat>, <vscale x 8 x bfloat> } @llvm.aarch64.sve.zip.x2.nxv8bf16(<vscale x 8 x bfloat> [[V12]], <vscale x 8 x bfloat> [[V12]])
// CHECK-NEXT:   [[V80:%[^ ]+]] = call { <vscale x 8 x bfloat>, <vscale x 8 x bfloat>, <vscale x 8 x bfloat>, <vscale x 8 x bfloat> } @llvm.aarch64.sve.zip.x4.nxv8bf16(<vscale x 8 x bfloat> [[V12]], <vscale x 8 x bfloat> [[V12]], <vscale x 8 x bfloat> [[V12]], <vscale x 8 x bfloat> [[V12]])
// CHECK-NEXT:   [[V81:%[^ ]+]] = call <vscale x 8 x bfloat> @llvm.aarch64.sve.dupq.lane.nxv8bf16(<vscale x 8 x bfloat> [[V12]], i64 1)
// CHECK-NEXT:   [[V82:%[^ ]+]] = call { <vscale x 4 x float>, <vscale x 4 x float> } @llvm.aarch64.sve.zip.x2.nxv4f32(<vscale x 4 x float> [[V10]], <vscale x 4 x float> [[V10]])
// CHECK-NEXT:   [[V83:%[^ ]+]] = call { <vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float> } @llvm.aarch64.sve.zip.x4.nxv4f32(<vscale x 4 x float> [[V10]], <vscale x 4 x float> [[V10]], <vscale x 4 x float> [[V10]], <vscale x 4 x float> [[V10]])
// CHECK-NEXT:   [[V84:%[^ ]+]] = call <vscale x 4 x float> @llvm.aarch64.sve.dupq.lane.nxv4f32(<vscale x 4 x float> [[V10]], i64 1)
// CHECK-NEXT:   [[V85:%[^ ]+]] = call { <vscale x 2 x double>, <vscale x 2 x double> } @llvm.aarch64.sve.zip.x2.nxv2f64(<vscale x 2 x double> [[V11]], <vscale x 2 x double> [[V11]])
// CHECK-NEXT:   [[V86:%[^ ]+]] = call { <vscale x 2 x double>, <vscale x 2 x double>, <vscale x 2 x double>, <vscale x 2 x double> } @llvm.aarch64.sve.zip.x4.nxv2f64(<vscale x 2 x double> [[V11]], <vscale x 2 x double> [[V11]], <vscale x 2 x double> [[V11]], <vscale x 2 x double> [[V11]])
// CHECK-NEXT:   [[V87:%[^ ]+]] = call <vscale x 2 x double> @llvm.aarch64.sve.dupq.lane.nxv2f64(<vscale x 2 x double> [[V11]], i64 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 4 x i32> @llvm.aarch64.sve.ummla.nxv4i32(<vscale x 4 x i32>, <vscale x 16 x i8>, <vscale x 16 x i8>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 4 x i32> @llvm.aarch64.sve.smmla.nxv4i32(<vscale x 4 x i32>, <vscale x 16 x i8>, <vscale x 16 x i8>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 4 x i32> @llvm.aarch64.sve.usmmla.nxv4i32(<vscale x 4 x i32>, <vscale x 16 x i8>, <vscale x 16 x i8>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <vscale x 4 x float> @llvm.aarch64.sve.bfmmla(<vscale x 4 x float>, <vscale x 8 x bfloat>, <vscale x 8 x bfloat>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 4 x i32> @llvm.aarch64.sve.sdot.nxv4i32(<vscale x 4 x i32>, <vscale x 16 x i8>, <vscale x 16 x i8>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 2 x i64> @llvm.aarch64.sve.sdot.nxv2i64(<vscale x 2 x i64>, <vscale x 8 x i16>, <vscale x 8 x i16>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 4 x i32> @llvm.aarch64.sve.udot.nxv4i32(<vscale x 4 x i32>, <vscale x 16 x i8>, <vscale x 16 x i8>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 2 x i64> @llvm.aarch64.sve.udot.nxv2i64(<vscale x 2 x i64>, <vscale x 8 x i16>, <vscale x 8 x i16>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 16 x i8> @llvm.aarch64.sve.add.nxv16i8(<vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 8 x i16> @llvm.aarch64.sve.add.nxv8i16(<vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 16 x i8> @llvm.aarch64.sve.mul.nxv16i8(<vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 8 x i16> @llvm.aarch64.sve.mul.nxv8i16(<vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 16 x i8> @llvm.aarch64.sve.sub.nxv16i8(<vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 8 x i16> @llvm.aarch64.sve.sub.nxv8i16(<vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 4 x i32> @llvm.aarch64.sve.sdiv.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>, <vscale x 4 x i32>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 2 x i64> @llvm.aarch64.sve.sdiv.nxv2i64(<vscale x 2 x i1>, <vscale x 2 x i64>, <vscale x 2 x i64>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 4 x i32> @llvm.aarch64.sve.udiv.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>, <vscale x 4 x i32>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 2 x i64> @llvm.aarch64.sve.udiv.nxv2i64(<vscale x 2 x i1>, <vscale x 2 x i64>, <vscale x 2 x i64>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <vscale x 8 x half> @llvm.aarch64.sve.fadd.nxv8f16(<vscale x 8 x i1>, <vscale x 8 x half>, <vscale x 8 x half>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <vscale x 4 x float> @llvm.aarch64.sve.fadd.nxv4f32(<vscale x 4 x i1>, <vscale x 4 x float>, <vscale x 4 x float>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <vscale x 2 x double> @llvm.aarch64.sve.fadd.nxv2f64(<vscale x 2 x i1>, <vscale x 2 x double>, <vscale x 2 x double>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <vscale x 8 x half> @llvm.aarch64.sve.fmul.nxv8f16(<vscale x 8 x i1>, <vscale x 8 x half>, <vscale x 8 x half>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <vscale x 4 x float> @llvm.aarch64.sve.fmul.nxv4f32(<vscale x 4 x i1>, <vscale x 4 x float>, <vscale x 4 x float>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <vscale x 2 x double> @llvm.aarch64.sve.fmul.nxv2f64(<vscale x 2 x i1>, <vscale x 2 x double>, <vscale x 2 x double>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <vscale x 8 x half> @llvm.aarch64.sve.fsub.nxv8f16(<vscale x 8 x i1>, <vscale x 8 x half>, <vscale x 8 x half>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <vscale x 4 x float> @llvm.aarch64.sve.fsub.nxv4f32(<vscale x 4 x i1>, <vscale x 4 x float>, <vscale x 4 x float>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <vscale x 2 x double> @llvm.aarch64.sve.fsub.nxv2f64(<vscale x 2 x i1>, <vscale x 2 x double>, <vscale x 2 x double>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <vscale x 8 x half> @llvm.aarch64.sve.fdiv.nxv8f16(<vscale x 8 x i1>, <vscale x 8 x half>, <vscale x 8 x half>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <vscale x 4 x float> @llvm.aarch64.sve.fdiv.nxv4f32(<vscale x 4 x i1>, <vscale x 4 x float>, <vscale x 4 x float>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <vscale x 2 x double> @llvm.aarch64.sve.fdiv.nxv2f64(<vscale x 2 x i1>, <vscale x 2 x double>, <vscale x 2 x double>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv16i1(<vscale x 16 x i1>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 16 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv16i1(<vscale x 16 x i1>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <vscale x 16 x i1> @llvm.aarch64.sve.psel.nxv16i1(<vscale x 16 x i1>, <vscale x 16 x i1>, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 16 x i1> @llvm.aarch64.sve.whilelt.nxv16i1.i64(i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv8i1(<vscale x 8 x i1>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 8 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv8i1(<vscale x 16 x i1>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <vscale x 16 x i1> @llvm.aarch64.sve.psel.nxv8i1(<vscale x 16 x i1>, <vscale x 8 x i1>, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 8 x i1> @llvm.aarch64.sve.whilelt.nxv8i1.i64(i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv4i1(<vscale x 4 x i1>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 4 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv4i1(<vscale x 16 x i1>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <vscale x 16 x i1> @llvm.aarch64.sve.psel.nxv4i1(<vscale x 16 x i1>, <vscale x 4 x i1>, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 4 x i1> @llvm.aarch64.sve.whilelt.nxv4i1.i64(i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv2i1(<vscale x 2 x i1>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 2 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv2i1(<vscale x 16 x i1>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <vscale x 16 x i1> @llvm.aarch64.sve.psel.nxv2i1(<vscale x 16 x i1>, <vscale x 2 x i1>, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 2 x i1> @llvm.aarch64.sve.whilelt.nxv2i1.i64(i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv1i1(<vscale x 1 x i1>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 1 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv1i1(<vscale x 16 x i1>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare { <vscale x 16 x i8>, <vscale x 16 x i8> } @llvm.aarch64.sve.zip.x2.nxv16i8(<vscale x 16 x i8>, <vscale x 16 x i8>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare { <vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8> } @llvm.aarch64.sve.zip.x4.nxv16i8(<vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 16 x i8> @llvm.aarch64.sve.dupq.lane.nxv16i8(<vscale x 16 x i8>, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare { <vscale x 8 x i16>, <vscale x 8 x i16> } @llvm.aarch64.sve.zip.x2.nxv8i16(<vscale x 8 x i16>, <vscale x 8 x i16>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare { <vscale x 8 x i16>, <vscale x 8 x i16>, <vscale x 8 x i16>, <vscale x 8 x i16> } @llvm.aarch64.sve.zip.x4.nxv8i16(<vscale x 8 x i16>, <vscale x 8 x i16>, <vscale x 8 x i16>, <vscale x 8 x i16>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 8 x i16> @llvm.aarch64.sve.dupq.lane.nxv8i16(<vscale x 8 x i16>, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare { <vscale x 4 x i32>, <vscale x 4 x i32> } @llvm.aarch64.sve.zip.x2.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare { <vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i32> } @llvm.aarch64.sve.zip.x4.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i32>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 4 x i32> @llvm.aarch64.sve.dupq.lane.nxv4i32(<vscale x 4 x i32>, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare { <vscale x 2 x i64>, <vscale x 2 x i64> } @llvm.aarch64.sve.zip.x2.nxv2i64(<vscale x 2 x i64>, <vscale x 2 x i64>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare { <vscale x 2 x i64>, <vscale x 2 x i64>, <vscale x 2 x i64>, <vscale x 2 x i64> } @llvm.aarch64.sve.zip.x4.nxv2i64(<vscale x 2 x i64>, <vscale x 2 x i64>, <vscale x 2 x i64>, <vscale x 2 x i64>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 2 x i64> @llvm.aarch64.sve.dupq.lane.nxv2i64(<vscale x 2 x i64>, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare { <vscale x 8 x half>, <vscale x 8 x half> } @llvm.aarch64.sve.zip.x2.nxv8f16(<vscale x 8 x half>, <vscale x 8 x half>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare { <vscale x 8 x half>, <vscale x 8 x half>, <vscale x 8 x half>, <vscale x 8 x half> } @llvm.aarch64.sve.zip.x4.nxv8f16(<vscale x 8 x half>, <vscale x 8 x half>, <vscale x 8 x half>, <vscale x 8 x half>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 8 x half> @llvm.aarch64.sve.dupq.lane.nxv8f16(<vscale x 8 x half>, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare { <vscale x 8 x bfloat>, <vscale x 8 x bfloat> } @llvm.aarch64.sve.zip.x2.nxv8bf16(<vscale x 8 x bfloat>, <vscale x 8 x bfloat>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare { <vscale x 8 x bfloat>, <vscale x 8 x bfloat>, <vscale x 8 x bfloat>, <vscale x 8 x bfloat> } @llvm.aarch64.sve.zip.x4.nxv8bf16(<vscale x 8 x bfloat>, <vscale x 8 x bfloat>, <vscale x 8 x bfloat>, <vscale x 8 x bfloat>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 8 x bfloat> @llvm.aarch64.sve.dupq.lane.nxv8bf16(<vscale x 8 x bfloat>, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare { <vscale x 4 x float>, <vscale x 4 x float> } @llvm.aarch64.sve.zip.x2.nxv4f32(<vscale x 4 x float>, <vscale x 4 x float>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare { <vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float> } @llvm.aarch64.sve.zip.x4.nxv4f32(<vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 4 x float> @llvm.aarch64.sve.dupq.lane.nxv4f32(<vscale x 4 x float>, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare { <vscale x 2 x double>, <vscale x 2 x double> } @llvm.aarch64.sve.zip.x2.nxv2f64(<vscale x 2 x double>, <vscale x 2 x double>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare { <vscale x 2 x double>, <vscale x 2 x double>, <vscale x 2 x double>, <vscale x 2 x double> } @llvm.aarch64.sve.zip.x4.nxv2f64(<vscale x 2 x double>, <vscale x 2 x double>, <vscale x 2 x double>, <vscale x 2 x double>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 2 x double> @llvm.aarch64.sve.dupq.lane.nxv2f64(<vscale x 2 x double>, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
