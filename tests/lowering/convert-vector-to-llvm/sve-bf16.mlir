// RUN: mlir-opt %s --split-input-file '--convert-vector-to-llvm=enable-arm-sve enable-arm-bf16' | FileCheck %s

func.func @bf16_4_4_4_bf16_add(%a: vector<4x4xbf16>, %b: vector<[4]x4xbf16>, %c: vector<4x[4]xf32>) -> (vector<4x[4]xf32>) {
  %q = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x4xbf16>, vector<[4]x4xbf16> into vector<4x[4]xf32>
  return %q : vector<4x[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bf16_4_4_4_bf16_add(%[[ARG0:[^ ]+]]: vector<4x4xbf16>, %[[ARG1:[^ ]+]]: vector<[4]x4xbf16>, %[[ARG2:[^ ]+]]: vector<4x[4]xf32>) -> vector<4x[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<4x[4]xf32> to !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4x4xbf16> to !llvm.array<4 x vector<4xbf16>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = ub.poison : vector<[8]xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = ub.poison : vector<4x[4]xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : vector<4x[4]xf32> to !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = ub.poison : vector<[8]xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<4 x vector<4xbf16>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<4 x vector<4xbf16>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.shufflevector %[[V6]], %[[V7]] [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xbf16> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.intr.vector.insert %[[V8]], %[[V5]][0] : vector<8xbf16> into vector<[8]xbf16>
// CHECK-NEXT:     %[[V10:[^ ]+]] = "arm_sve.intr.dupq_lane"(%[[V9]]) <{lane = 0 : i64}> : (vector<[8]xbf16>) -> vector<[8]xbf16>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V1]][2] : !llvm.array<4 x vector<4xbf16>> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V1]][3] : !llvm.array<4 x vector<4xbf16>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shufflevector %[[V11]], %[[V12]] [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xbf16> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.intr.vector.insert %[[V13]], %[[V5]][0] : vector<8xbf16> into vector<[8]xbf16>
// CHECK-NEXT:     %[[V15:[^ ]+]] = "arm_sve.intr.dupq_lane"(%[[V14]]) <{lane = 0 : i64}> : (vector<[8]xbf16>) -> vector<[8]xbf16>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.shape_cast %[[ARG1]] : vector<[4]x4xbf16> to vector<[16]xbf16>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.intr.vector.extract %[[V16]][0] : vector<[8]xbf16> from vector<[16]xbf16>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.intr.vector.extract %[[V16]][8] : vector<[8]xbf16> from vector<[16]xbf16>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<4 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<4 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.bitcast %[[V19]] : vector<[4]xf32> to vector<[2]xi64>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.bitcast %[[V20]] : vector<[4]xf32> to vector<[2]xi64>
// CHECK-NEXT:     %[[V23:[^ ]+]] = "llvm.intr.vector.interleave2"(%[[V21]], %[[V22]]) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[4]xi64>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.bitcast %[[V23]] : vector<[4]xi64> to vector<[8]xf32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.intr.vector.extract %[[V24]][0] : vector<[4]xf32> from vector<[8]xf32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.intr.vector.extract %[[V24]][4] : vector<[4]xf32> from vector<[8]xf32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.array<4 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.extractvalue %[[V0]][3] : !llvm.array<4 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.bitcast %[[V27]] : vector<[4]xf32> to vector<[2]xi64>
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.bitcast %[[V28]] : vector<[4]xf32> to vector<[2]xi64>
// CHECK-NEXT:     %[[V31:[^ ]+]] = "llvm.intr.vector.interleave2"(%[[V29]], %[[V30]]) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[4]xi64>
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.bitcast %[[V31]] : vector<[4]xi64> to vector<[8]xf32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.intr.vector.extract %[[V32]][0] : vector<[4]xf32> from vector<[8]xf32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.intr.vector.extract %[[V32]][4] : vector<[4]xf32> from vector<[8]xf32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = arm_sve.intr.bfmmla %[[V25]], %[[V10]], %[[V17]] : vector<[8]xbf16> to vector<[4]xf32>
// CHECK-NEXT:     %[[V36:[^ ]+]] = arm_sve.intr.bfmmla %[[V26]], %[[V10]], %[[V18]] : vector<[8]xbf16> to vector<[4]xf32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = arm_sve.intr.bfmmla %[[V33]], %[[V15]], %[[V17]] : vector<[8]xbf16> to vector<[4]xf32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = arm_sve.intr.bfmmla %[[V34]], %[[V15]], %[[V18]] : vector<[8]xbf16> to vector<[4]xf32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.intr.vector.insert %[[V35]], %[[V2]][0] : vector<[4]xf32> into vector<[8]xf32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.intr.vector.insert %[[V36]], %[[V39]][4] : vector<[4]xf32> into vector<[8]xf32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.bitcast %[[V40]] : vector<[8]xf32> to vector<[4]xi64>
// CHECK-NEXT:     %[[V42:[^ ]+]] = "llvm.intr.vector.deinterleave2"(%[[V41]]) : (vector<[4]xi64>) -> !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)>
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.extractvalue %[[V42]][0] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.extractvalue %[[V42]][1] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.bitcast %[[V43]] : vector<[2]xi64> to vector<[4]xf32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.bitcast %[[V44]] : vector<[2]xi64> to vector<[4]xf32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.insertvalue %[[V45]], %[[V4]][0] : !llvm.array<4 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.insertvalue %[[V46]], %[[V47]][1] : !llvm.array<4 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.intr.vector.insert %[[V37]], %[[V2]][0] : vector<[4]xf32> into vector<[8]xf32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.intr.vector.insert %[[V38]], %[[V49]][4] : vector<[4]xf32> into vector<[8]xf32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.bitcast %[[V50]] : vector<[8]xf32> to vector<[4]xi64>
// CHECK-NEXT:     %[[V52:[^ ]+]] = "llvm.intr.vector.deinterleave2"(%[[V51]]) : (vector<[4]xi64>) -> !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)>
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.extractvalue %[[V52]][0] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.extractvalue %[[V52]][1] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.bitcast %[[V53]] : vector<[2]xi64> to vector<[4]xf32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.bitcast %[[V54]] : vector<[2]xi64> to vector<[4]xf32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.insertvalue %[[V55]], %[[V48]][2] : !llvm.array<4 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.insertvalue %[[V56]], %[[V57]][3] : !llvm.array<4 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V59:[^ ]+]] = builtin.unrealized_conversion_cast %[[V58]] : !llvm.array<4 x vector<[4]xf32>> to vector<4x[4]xf32>
// CHECK-NEXT:     return %[[V59]] : vector<4x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bf16_2_2_4_bf16_add(%a: vector<2x4xbf16>, %b: vector<[2]x4xbf16>, %c: vector<2x[2]xf32>) -> (vector<2x[2]xf32>) {
  %q = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xbf16>, vector<[2]x4xbf16> into vector<2x[2]xf32>
  return %q : vector<2x[2]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bf16_2_2_4_bf16_add(%[[ARG0:[^ ]+]]: vector<2x4xbf16>, %[[ARG1:[^ ]+]]: vector<[2]x4xbf16>, %[[ARG2:[^ ]+]]: vector<2x[2]xf32>) -> vector<2x[2]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x[2]xf32> to !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x4xbf16> to !llvm.array<2 x vector<4xbf16>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = ub.poison : vector<[4]xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = ub.poison : vector<2x[2]xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : vector<2x[2]xf32> to !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = ub.poison : vector<[8]xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xbf16>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xbf16>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.shufflevector %[[V6]], %[[V7]] [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xbf16> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.intr.vector.insert %[[V8]], %[[V5]][0] : vector<8xbf16> into vector<[8]xbf16>
// CHECK-NEXT:     %[[V10:[^ ]+]] = "arm_sve.intr.dupq_lane"(%[[V9]]) <{lane = 0 : i64}> : (vector<[8]xbf16>) -> vector<[8]xbf16>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.shape_cast %[[ARG1]] : vector<[2]x4xbf16> to vector<[8]xbf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.intr.vector.extract %[[V11]][0] : vector<[8]xbf16> from vector<[8]xbf16>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<[2]xf32>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<[2]xf32>> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.bitcast %[[V13]] : vector<[2]xf32> to vector<[1]xi64>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.bitcast %[[V14]] : vector<[2]xf32> to vector<[1]xi64>
// CHECK-NEXT:     %[[V17:[^ ]+]] = "llvm.intr.vector.interleave2"(%[[V15]], %[[V16]]) : (vector<[1]xi64>, vector<[1]xi64>) -> vector<[2]xi64>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.bitcast %[[V17]] : vector<[2]xi64> to vector<[4]xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.intr.vector.extract %[[V18]][0] : vector<[4]xf32> from vector<[4]xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = arm_sve.intr.bfmmla %[[V19]], %[[V10]], %[[V12]] : vector<[8]xbf16> to vector<[4]xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.intr.vector.insert %[[V20]], %[[V2]][0] : vector<[4]xf32> into vector<[4]xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.bitcast %[[V21]] : vector<[4]xf32> to vector<[2]xi64>
// CHECK-NEXT:     %[[V23:[^ ]+]] = "llvm.intr.vector.deinterleave2"(%[[V22]]) : (vector<[2]xi64>) -> !llvm.struct<(vector<[1]xi64>, vector<[1]xi64>)>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.extractvalue %[[V23]][0] : !llvm.struct<(vector<[1]xi64>, vector<[1]xi64>)> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.extractvalue %[[V23]][1] : !llvm.struct<(vector<[1]xi64>, vector<[1]xi64>)> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.bitcast %[[V24]] : vector<[1]xi64> to vector<[2]xf32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.bitcast %[[V25]] : vector<[1]xi64> to vector<[2]xf32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.insertvalue %[[V26]], %[[V4]][0] : !llvm.array<2 x vector<[2]xf32>> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.insertvalue %[[V27]], %[[V28]][1] : !llvm.array<2 x vector<[2]xf32>> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = builtin.unrealized_conversion_cast %[[V29]] : !llvm.array<2 x vector<[2]xf32>> to vector<2x[2]xf32>
// CHECK-NEXT:     return %[[V30]] : vector<2x[2]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bf16_4_4_4_f16_add(%a: vector<4x4xf16>, %b: vector<[4]x4xf16>, %c: vector<4x[4]xf32>) -> (vector<4x[4]xf32>) {
  %q = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x4xf16>, vector<[4]x4xf16> into vector<4x[4]xf32>
  return %q : vector<4x[4]xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @bf16_4_4_4_f16_add(%[[ARG0:[^ ]+]]: vector<4x4xf16>, %[[ARG1:[^ ]+]]: vector<[4]x4xf16>, %[[ARG2:[^ ]+]]: vector<4x[4]xf32>) -> vector<4x[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<4x4xf16>, vector<[4]x4xf16> into vector<4x[4]xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bf16_turned_4_4_4(%a: vector<4x4xbf16>, %b: vector<[4]x4xbf16>, %c: vector<[4]x4xf32>) -> (vector<[4]x4xf32>) {
  %q = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(n,m)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x4xbf16>, vector<[4]x4xbf16> into vector<[4]x4xf32>
  return %q : vector<[4]x4xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @bf16_turned_4_4_4(%[[ARG0:[^ ]+]]: vector<4x4xbf16>, %[[ARG1:[^ ]+]]: vector<[4]x4xbf16>, %[[ARG2:[^ ]+]]: vector<[4]x4xf32>) -> vector<[4]x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<4x4xbf16>, vector<[4]x4xbf16> into vector<[4]x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
