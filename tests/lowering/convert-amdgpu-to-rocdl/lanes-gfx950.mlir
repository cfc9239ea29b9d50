// RUN: mlir-opt %s --convert-amdgpu-to-rocdl=chipset=gfx950 | FileCheck %s

func.func @f0(%x: i32, %y: i32) -> i32 {
  %0 = amdgpu.dpp %x %y quad_perm([0, 1, 3, 2]) {row_mask = 3 : i32, bank_mask = 1 : i32, bound_ctrl = true} : i32
  return %0 : i32
}

func.func @f1(%x: f32, %y: f32) -> f32 {
  %0 = amdgpu.dpp %x %y row_shl(3 : i32) : f32
  return %0 : f32
}

func.func @f2(%x: f16, %y: f16) -> f16 {
  %0 = amdgpu.dpp %x %y row_shr(15 : i32) : f16
  return %0 : f16
}

func.func @f3(%x: bf16, %y: bf16) -> bf16 {
  %0 = amdgpu.dpp %x %y row_ror(1 : i32) : bf16
  return %0 : bf16
}

func.func @f4(%x: i16, %y: i16) -> i16 {
  %0 = amdgpu.dpp %x %y wave_shl : i16
  return %0 : i16
}

func.func @f5(%x: i64, %y: i64) -> i64 {
  %0 = amdgpu.dpp %x %y wave_ror : i64
  return %0 : i64
}

func.func @f6(%x: i8, %y: i8) -> i8 {
  %0 = amdgpu.dpp %x %y wave_rol : i8
  return %0 : i8
}

func.func @f7(%x: f64, %y: f64) -> f64 {
  %0 = amdgpu.dpp %x %y row_mirror : f64
  return %0 : f64
}

func.func @f8(%x: i32, %y: i32) -> i32 {
  %0 = amdgpu.dpp %x %y row_bcast_15 : i32
  return %0 : i32
}

func.func @f9(%x: i32, %y: i32) -> i32 {
  %0 = amdgpu.dpp %x %y row_bcast_31 : i32
  return %0 : i32
}

func.func @f10(%x: f8E4M3FN, %y: f8E4M3FN) -> f8E4M3FN {
  %0 = amdgpu.dpp %x %y row_bcast_31 : f8E4M3FN
  return %0 : f8E4M3FN
}

func.func @f11(%x: i32) -> i32 {
  %0 = amdgpu.swizzle_bitmode %x 1 2 4 : i32
  return %0 : i32
}

func.func @f12(%x: f16) -> f16 {
  %0 = amdgpu.swizzle_bitmode %x -1 35 31 : f16
  return %0 : f16
}

func.func @f13(%x: vector<4xf16>) -> vector<4xf16> {
  %0 = amdgpu.swizzle_bitmode %x 1 2 4 : vector<4xf16>
  return %0 : vector<4xf16>
}

func.func @f14(%x: vector<3xi8>) -> vector<3xi8> {
  %0 = amdgpu.swizzle_bitmode %x 1 2 4 : vector<3xi8>
  return %0 : vector<3xi8>
}

func.func @f15(%x: f64) -> f64 {
  %0 = amdgpu.swizzle_bitmode %x 1 2 4 : f64
  return %0 : f64
}

func.func @f16(%x: i32) -> i32 {
  %0 = amdgpu.permlane_swap %x 16 : i32
  return %0 : i32
}

func.func @f17(%x: f16) -> f16 {
  %0 = amdgpu.permlane_swap %x 32 {fetch_inactive=true,bound_ctrl=true} : f16
  return %0 : f16
}

func.func @f18(%x: vector<4xf16>) -> vector<4xf16> {
  %0 = amdgpu.permlane_swap %x 32 : vector<4xf16>
  return %0 : vector<4xf16>
}

func.func @f19(%x: vector<2xf8E5M2>) -> vector<2xf8E5M2> {
  %0 = amdgpu.permlane_swap %x 32 : vector<2xf8E5M2>
  return %0 : vector<2xf8E5M2>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.update.dpp %[[ARG0]], %[[ARG1]] with 180, 3, 1, true : i32
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.update.dpp %[[ARG0]], %[[ARG1]] with 259, 15, 15, false : f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: f16, %[[ARG1:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG1]] : f16 to i16
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<2xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertelement %[[V0]], %[[V1]][%[[V2]] : i32] : vector<2xi16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[ARG0]] : f16 to i16
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.undef : vector<2xi16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertelement %[[V5]], %[[V6]][%[[V7]] : i32] : vector<2xi16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.bitcast %[[V8]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = rocdl.update.dpp %[[V9]], %[[V4]] with 287, 15, 15, false : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.trunc %[[V10]] : i32 to i16
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[V11]] : i16 to f16
// CHECK-NEXT:     return %[[V12]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: bf16, %[[ARG1:[^ ]+]]: bf16) -> bf16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG1]] : bf16 to i16
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<2xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertelement %[[V0]], %[[V1]][%[[V2]] : i32] : vector<2xi16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[ARG0]] : bf16 to i16
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.undef : vector<2xi16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertelement %[[V5]], %[[V6]][%[[V7]] : i32] : vector<2xi16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.bitcast %[[V8]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = rocdl.update.dpp %[[V9]], %[[V4]] with 289, 15, 15, false : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.trunc %[[V10]] : i32 to i16
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[V11]] : i16 to bf16
// CHECK-NEXT:     return %[[V12]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: i16, %[[ARG1:[^ ]+]]: i16) -> i16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : vector<2xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertelement %[[ARG1]], %[[V0]][%[[V1]] : i32] : vector<2xi16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V2]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.undef : vector<2xi16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertelement %[[ARG0]], %[[V4]][%[[V5]] : i32] : vector<2xi16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V6]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.update.dpp %[[V7]], %[[V3]] with 304, 15, 15, false : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.trunc %[[V8]] : i32 to i16
// CHECK-NEXT:     return %[[V9]] : i16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.update.dpp %[[ARG0]], %[[ARG1]] with 316, 15, 15, false : i64
// CHECK-NEXT:     return %[[V0]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: i8, %[[ARG1:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertelement %[[ARG1]], %[[V0]][%[[V1]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V2]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertelement %[[ARG0]], %[[V4]][%[[V5]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V6]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.update.dpp %[[V7]], %[[V3]] with 308, 15, 15, false : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.trunc %[[V8]] : i32 to i8
// CHECK-NEXT:     return %[[V9]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: f64, %[[ARG1:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.update.dpp %[[ARG0]], %[[ARG1]] with 320, 15, 15, false : f64
// CHECK-NEXT:     return %[[V0]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.update.dpp %[[ARG0]], %[[ARG1]] with 322, 15, 15, false : i32
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.update.dpp %[[ARG0]], %[[ARG1]] with 323, 15, 15, false : i32
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: f8E4M3FN, %[[ARG1:[^ ]+]]: f8E4M3FN) -> f8E4M3FN {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : f8E4M3FN to i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : f8E4M3FN to i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V0]], %[[V2]][%[[V3]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V4]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertelement %[[V1]], %[[V6]][%[[V7]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.bitcast %[[V8]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = rocdl.update.dpp %[[V9]], %[[V5]] with 323, 15, 15, false : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.trunc %[[V10]] : i32 to i8
// CHECK-NEXT:     %[[V12:[^ ]+]] = builtin.unrealized_conversion_cast %[[V11]] : i8 to f8E4M3FN
// CHECK-NEXT:     return %[[V12]] : f8E4M3FN
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(4161 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.ds_swizzle %[[ARG0]], %[[V0]] : (i32, i32) -> i32
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : f16 to i16
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.zext %[[V0]] : i16 to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.ds_swizzle %[[V1]], %[[V2]] : (i32, i32) -> i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.trunc %[[V3]] : i32 to i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V4]] : i16 to f16
// CHECK-NEXT:     return %[[V5]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: vector<4xf16>) -> vector<4xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xf16> to vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractelement %[[V0]][%[[V1]] : i32] : vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractelement %[[V0]][%[[V3]] : i32] : vector<2xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(4161 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.ds_swizzle %[[V2]], %[[V5]] : (i32, i32) -> i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.ds_swizzle %[[V4]], %[[V5]] : (i32, i32) -> i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.poison : vector<2xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V6]], %[[V8]][%[[V9]] : i32] : vector<2xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertelement %[[V7]], %[[V10]][%[[V11]] : i32] : vector<2xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.bitcast %[[V12]] : vector<2xi32> to vector<4xf16>
// CHECK-NEXT:     return %[[V13]] : vector<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: vector<3xi8>) -> vector<3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<3xi8> to i24
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.zext %[[V0]] : i24 to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(4161 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.ds_swizzle %[[V1]], %[[V2]] : (i32, i32) -> i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.trunc %[[V3]] : i32 to i24
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V4]] : i24 to vector<3xi8>
// CHECK-NEXT:     return %[[V5]] : vector<3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : f64 to vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractelement %[[V0]][%[[V1]] : i32] : vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractelement %[[V0]][%[[V3]] : i32] : vector<2xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(4161 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.ds_swizzle %[[V2]], %[[V5]] : (i32, i32) -> i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.ds_swizzle %[[V4]], %[[V5]] : (i32, i32) -> i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.poison : vector<2xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V6]], %[[V8]][%[[V9]] : i32] : vector<2xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertelement %[[V7]], %[[V10]][%[[V11]] : i32] : vector<2xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.bitcast %[[V12]] : vector<2xi32> to f64
// CHECK-NEXT:     return %[[V13]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.permlane16.swap %[[ARG0]], %[[ARG0]], false, false : (i32, i32) -> <(i32, i32)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(i32, i32)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i32, i32)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.icmp "eq" %[[V1]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.select %[[V3]], %[[V2]], %[[V1]] : i1, i32
// CHECK-NEXT:     return %[[V4]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : f16 to i16
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.zext %[[V0]] : i16 to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.permlane32.swap %[[V1]], %[[V1]], true, true : (i32, i32) -> <(i32, i32)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i32, i32)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(i32, i32)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.icmp "eq" %[[V3]], %[[V1]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.select %[[V5]], %[[V4]], %[[V3]] : i1, i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.trunc %[[V6]] : i32 to i16
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.bitcast %[[V7]] : i16 to f16
// CHECK-NEXT:     return %[[V8]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: vector<4xf16>) -> vector<4xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xf16> to vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractelement %[[V0]][%[[V1]] : i32] : vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractelement %[[V0]][%[[V3]] : i32] : vector<2xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.permlane32.swap %[[V2]], %[[V2]], false, false : (i32, i32) -> <(i32, i32)>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(i32, i32)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(i32, i32)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.icmp "eq" %[[V6]], %[[V2]] : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.select %[[V8]], %[[V7]], %[[V6]] : i1, i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = rocdl.permlane32.swap %[[V4]], %[[V4]], false, false : (i32, i32) -> <(i32, i32)>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V10]][0] : !llvm.struct<(i32, i32)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(i32, i32)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.icmp "eq" %[[V11]], %[[V4]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.select %[[V13]], %[[V12]], %[[V11]] : i1, i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.poison : vector<2xi32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.insertelement %[[V9]], %[[V15]][%[[V16]] : i32] : vector<2xi32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.insertelement %[[V14]], %[[V17]][%[[V18]] : i32] : vector<2xi32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.bitcast %[[V19]] : vector<2xi32> to vector<4xf16>
// CHECK-NEXT:     return %[[V20]] : vector<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: vector<2xf8E5M2>) -> vector<2xf8E5M2> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2xf8E5M2> to vector<2xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<2xi8> to i16
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.zext %[[V1]] : i16 to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.permlane32.swap %[[V2]], %[[V2]], false, false : (i32, i32) -> <(i32, i32)>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V3]][0] : !llvm.struct<(i32, i32)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(i32, i32)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.icmp "eq" %[[V4]], %[[V2]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.select %[[V6]], %[[V5]], %[[V4]] : i1, i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.trunc %[[V7]] : i32 to i16
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.bitcast %[[V8]] : i16 to vector<2xi8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = builtin.unrealized_conversion_cast %[[V9]] : vector<2xi8> to vector<2xf8E5M2>
// CHECK-NEXT:     return %[[V10]] : vector<2xf8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT: }
