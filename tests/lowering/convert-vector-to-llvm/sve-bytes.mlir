// RUN: mlir-opt %s --split-input-file '--convert-vector-to-llvm=enable-arm-sve enable-arm-i8mm' | FileCheck %s

func.func @i8mm_4_4_8_extsi_extsi_add_nk(%a: vector<4x8xi8>, %b: vector<[4]x8xi8>, %c: vector<4x[4]xi32>) -> (vector<4x[4]xi32>) {
  %l = arith.extsi %a : vector<4x8xi8> to vector<4x8xi32>
  %r = arith.extsi %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %q = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %l, %r, %c : vector<4x8xi32>, vector<[4]x8xi32> into vector<4x[4]xi32>
  return %q : vector<4x[4]xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @i8mm_4_4_8_extsi_extsi_add_nk(%[[ARG0:[^ ]+]]: vector<4x8xi8>, %[[ARG1:[^ ]+]]: vector<[4]x8xi8>, %[[ARG2:[^ ]+]]: vector<4x[4]xi32>) -> vector<4x[4]xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<4x[4]xi32> to !llvm.array<4 x vector<[4]xi32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4x8xi8> to !llvm.array<4 x vector<8xi8>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = ub.poison : vector<[8]xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = ub.poison : vector<4x[4]xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : vector<4x[4]xi32> to !llvm.array<4 x vector<[4]xi32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = ub.poison : vector<[16]xi8>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<4 x vector<8xi8>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<4 x vector<8xi8>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.shufflevector %[[V6]], %[[V7]] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.intr.vector.insert %[[V8]], %[[V5]][0] : vector<16xi8> into vector<[16]xi8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = "arm_sve.intr.dupq_lane"(%[[V9]]) <{lane = 0 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V1]][2] : !llvm.array<4 x vector<8xi8>> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V1]][3] : !llvm.array<4 x vector<8xi8>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shufflevector %[[V11]], %[[V12]] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.intr.vector.insert %[[V13]], %[[V5]][0] : vector<16xi8> into vector<[16]xi8>
// CHECK-NEXT:     %[[V15:[^ ]+]] = "arm_sve.intr.dupq_lane"(%[[V14]]) <{lane = 0 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.shape_cast %[[ARG1]] : vector<[4]x8xi8> to vector<[32]xi8>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.intr.vector.extract %[[V16]][0] : vector<[16]xi8> from vector<[32]xi8>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.intr.vector.extract %[[V16]][16] : vector<[16]xi8> from vector<[32]xi8>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.bitcast %[[V19]] : vector<[4]xi32> to vector<[2]xi64>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.bitcast %[[V20]] : vector<[4]xi32> to vector<[2]xi64>
// CHECK-NEXT:     %[[V23:[^ ]+]] = "llvm.intr.vector.interleave2"(%[[V21]], %[[V22]]) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[4]xi64>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.bitcast %[[V23]] : vector<[4]xi64> to vector<[8]xi32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.intr.vector.extract %[[V24]][0] : vector<[4]xi32> from vector<[8]xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.intr.vector.extract %[[V24]][4] : vector<[4]xi32> from vector<[8]xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.extractvalue %[[V0]][3] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.bitcast %[[V27]] : vector<[4]xi32> to vector<[2]xi64>
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.bitcast %[[V28]] : vector<[4]xi32> to vector<[2]xi64>
// CHECK-NEXT:     %[[V31:[^ ]+]] = "llvm.intr.vector.interleave2"(%[[V29]], %[[V30]]) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[4]xi64>
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.bitcast %[[V31]] : vector<[4]xi64> to vector<[8]xi32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.intr.vector.extract %[[V32]][0] : vector<[4]xi32> from vector<[8]xi32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.intr.vector.extract %[[V32]][4] : vector<[4]xi32> from vector<[8]xi32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = "arm_sve.intr.smmla"(%[[V25]], %[[V10]], %[[V17]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:     %[[V36:[^ ]+]] = "arm_sve.intr.smmla"(%[[V26]], %[[V10]], %[[V18]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = "arm_sve.intr.smmla"(%[[V33]], %[[V15]], %[[V17]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = "arm_sve.intr.smmla"(%[[V34]], %[[V15]], %[[V18]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.intr.vector.insert %[[V35]], %[[V2]][0] : vector<[4]xi32> into vector<[8]xi32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.intr.vector.insert %[[V36]], %[[V39]][4] : vector<[4]xi32> into vector<[8]xi32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.bitcast %[[V40]] : vector<[8]xi32> to vector<[4]xi64>
// CHECK-NEXT:     %[[V42:[^ ]+]] = "llvm.intr.vector.deinterleave2"(%[[V41]]) : (vector<[4]xi64>) -> !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)>
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.extractvalue %[[V42]][0] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.extractvalue %[[V42]][1] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.bitcast %[[V43]] : vector<[2]xi64> to vector<[4]xi32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.bitcast %[[V44]] : vector<[2]xi64> to vector<[4]xi32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.insertvalue %[[V45]], %[[V4]][0] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.insertvalue %[[V46]], %[[V47]][1] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.intr.vector.insert %[[V37]], %[[V2]][0] : vector<[4]xi32> into vector<[8]xi32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.intr.vector.insert %[[V38]], %[[V49]][4] : vector<[4]xi32> into vector<[8]xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.bitcast %[[V50]] : vector<[8]xi32> to vector<[4]xi64>
// CHECK-NEXT:     %[[V52:[^ ]+]] = "llvm.intr.vector.deinterleave2"(%[[V51]]) : (vector<[4]xi64>) -> !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)>
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.extractvalue %[[V52]][0] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.extractvalue %[[V52]][1] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.bitcast %[[V53]] : vector<[2]xi64> to vector<[4]xi32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.bitcast %[[V54]] : vector<[2]xi64> to vector<[4]xi32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.insertvalue %[[V55]], %[[V48]][2] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.insertvalue %[[V56]], %[[V57]][3] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V59:[^ ]+]] = builtin.unrealized_conversion_cast %[[V58]] : !llvm.array<4 x vector<[4]xi32>> to vector<4x[4]xi32>
// CHECK-NEXT:     return %[[V59]] : vector<4x[4]xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @i8mm_2_2_8_extui_extui_add_nk(%a: vector<2x8xi8>, %b: vector<[2]x8xi8>, %c: vector<2x[2]xi32>) -> (vector<2x[2]xi32>) {
  %l = arith.extui %a : vector<2x8xi8> to vector<2x8xi32>
  %r = arith.extui %b : vector<[2]x8xi8> to vector<[2]x8xi32>
  %q = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %l, %r, %c : vector<2x8xi32>, vector<[2]x8xi32> into vector<2x[2]xi32>
  return %q : vector<2x[2]xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @i8mm_2_2_8_extui_extui_add_nk(%[[ARG0:[^ ]+]]: vector<2x8xi8>, %[[ARG1:[^ ]+]]: vector<[2]x8xi8>, %[[ARG2:[^ ]+]]: vector<2x[2]xi32>) -> vector<2x[2]xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x[2]xi32> to !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = ub.poison : vector<[4]xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = ub.poison : vector<2x[2]xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : vector<2x[2]xi32> to !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = ub.poison : vector<[16]xi8>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.shufflevector %[[V6]], %[[V7]] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.intr.vector.insert %[[V8]], %[[V5]][0] : vector<16xi8> into vector<[16]xi8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = "arm_sve.intr.dupq_lane"(%[[V9]]) <{lane = 0 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.shape_cast %[[ARG1]] : vector<[2]x8xi8> to vector<[16]xi8>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.intr.vector.extract %[[V11]][0] : vector<[16]xi8> from vector<[16]xi8>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<[2]xi32>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<[2]xi32>> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.bitcast %[[V13]] : vector<[2]xi32> to vector<[1]xi64>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.bitcast %[[V14]] : vector<[2]xi32> to vector<[1]xi64>
// CHECK-NEXT:     %[[V17:[^ ]+]] = "llvm.intr.vector.interleave2"(%[[V15]], %[[V16]]) : (vector<[1]xi64>, vector<[1]xi64>) -> vector<[2]xi64>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.bitcast %[[V17]] : vector<[2]xi64> to vector<[4]xi32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.intr.vector.extract %[[V18]][0] : vector<[4]xi32> from vector<[4]xi32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = "arm_sve.intr.ummla"(%[[V19]], %[[V10]], %[[V12]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.intr.vector.insert %[[V20]], %[[V2]][0] : vector<[4]xi32> into vector<[4]xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.bitcast %[[V21]] : vector<[4]xi32> to vector<[2]xi64>
// CHECK-NEXT:     %[[V23:[^ ]+]] = "llvm.intr.vector.deinterleave2"(%[[V22]]) : (vector<[2]xi64>) -> !llvm.struct<(vector<[1]xi64>, vector<[1]xi64>)>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.extractvalue %[[V23]][0] : !llvm.struct<(vector<[1]xi64>, vector<[1]xi64>)> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.extractvalue %[[V23]][1] : !llvm.struct<(vector<[1]xi64>, vector<[1]xi64>)> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.bitcast %[[V24]] : vector<[1]xi64> to vector<[2]xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.bitcast %[[V25]] : vector<[1]xi64> to vector<[2]xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.insertvalue %[[V26]], %[[V4]][0] : !llvm.array<2 x vector<[2]xi32>> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.insertvalue %[[V27]], %[[V28]][1] : !llvm.array<2 x vector<[2]xi32>> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = builtin.unrealized_conversion_cast %[[V29]] : !llvm.array<2 x vector<[2]xi32>> to vector<2x[2]xi32>
// CHECK-NEXT:     return %[[V30]] : vector<2x[2]xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @i8mm_2_2_8_extsi_extui_add_nk(%a: vector<2x8xi8>, %b: vector<[2]x8xi8>, %c: vector<2x[2]xi32>) -> (vector<2x[2]xi32>) {
  %l = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %r = arith.extui %b : vector<[2]x8xi8> to vector<[2]x8xi32>
  %q = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %l, %r, %c : vector<2x8xi32>, vector<[2]x8xi32> into vector<2x[2]xi32>
  return %q : vector<2x[2]xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @i8mm_2_2_8_extsi_extui_add_nk(%[[ARG0:[^ ]+]]: vector<2x8xi8>, %[[ARG1:[^ ]+]]: vector<[2]x8xi8>, %[[ARG2:[^ ]+]]: vector<2x[2]xi32>) -> vector<2x[2]xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x[2]xi32> to !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = ub.poison : vector<[4]xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = ub.poison : vector<2x[2]xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : vector<2x[2]xi32> to !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = ub.poison : vector<[16]xi8>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.shufflevector %[[V6]], %[[V7]] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.intr.vector.insert %[[V8]], %[[V5]][0] : vector<16xi8> into vector<[16]xi8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = "arm_sve.intr.dupq_lane"(%[[V9]]) <{lane = 0 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.shape_cast %[[ARG1]] : vector<[2]x8xi8> to vector<[16]xi8>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.intr.vector.extract %[[V11]][0] : vector<[16]xi8> from vector<[16]xi8>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<[2]xi32>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<[2]xi32>> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = "llvm.intr.vector.interleave2"(%[[V13]], %[[V14]]) : (vector<[2]xi32>, vector<[2]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.intr.vector.extract %[[V15]][0] : vector<[4]xi32> from vector<[4]xi32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = "arm_sve.intr.usmmla"(%[[V16]], %[[V12]], %[[V10]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.intr.vector.insert %[[V17]], %[[V2]][0] : vector<[4]xi32> into vector<[4]xi32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = "llvm.intr.vector.deinterleave2"(%[[V18]]) : (vector<[4]xi32>) -> !llvm.struct<(vector<[2]xi32>, vector<[2]xi32>)>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V19]][0] : !llvm.struct<(vector<[2]xi32>, vector<[2]xi32>)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.extractvalue %[[V19]][1] : !llvm.struct<(vector<[2]xi32>, vector<[2]xi32>)> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertvalue %[[V20]], %[[V4]][0] : !llvm.array<2 x vector<[2]xi32>> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.insertvalue %[[V21]], %[[V22]][1] : !llvm.array<2 x vector<[2]xi32>> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = builtin.unrealized_conversion_cast %[[V23]] : !llvm.array<2 x vector<[2]xi32>> to vector<2x[2]xi32>
// CHECK-NEXT:     return %[[V24]] : vector<2x[2]xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @i8mm_2_2_8_extui_extsi_add_nk(%a: vector<2x8xi8>, %b: vector<[2]x8xi8>, %c: vector<2x[2]xi32>) -> (vector<2x[2]xi32>) {
  %l = arith.extui %a : vector<2x8xi8> to vector<2x8xi32>
  %r = arith.extsi %b : vector<[2]x8xi8> to vector<[2]x8xi32>
  %q = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %l, %r, %c : vector<2x8xi32>, vector<[2]x8xi32> into vector<2x[2]xi32>
  return %q : vector<2x[2]xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @i8mm_2_2_8_extui_extsi_add_nk(%[[ARG0:[^ ]+]]: vector<2x8xi8>, %[[ARG1:[^ ]+]]: vector<[2]x8xi8>, %[[ARG2:[^ ]+]]: vector<2x[2]xi32>) -> vector<2x[2]xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x[2]xi32> to !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = ub.poison : vector<[4]xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = ub.poison : vector<2x[2]xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : vector<2x[2]xi32> to !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = ub.poison : vector<[16]xi8>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.shufflevector %[[V6]], %[[V7]] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.intr.vector.insert %[[V8]], %[[V5]][0] : vector<16xi8> into vector<[16]xi8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = "arm_sve.intr.dupq_lane"(%[[V9]]) <{lane = 0 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.shape_cast %[[ARG1]] : vector<[2]x8xi8> to vector<[16]xi8>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.intr.vector.extract %[[V11]][0] : vector<[16]xi8> from vector<[16]xi8>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<[2]xi32>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<[2]xi32>> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.bitcast %[[V13]] : vector<[2]xi32> to vector<[1]xi64>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.bitcast %[[V14]] : vector<[2]xi32> to vector<[1]xi64>
// CHECK-NEXT:     %[[V17:[^ ]+]] = "llvm.intr.vector.interleave2"(%[[V15]], %[[V16]]) : (vector<[1]xi64>, vector<[1]xi64>) -> vector<[2]xi64>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.bitcast %[[V17]] : vector<[2]xi64> to vector<[4]xi32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.intr.vector.extract %[[V18]][0] : vector<[4]xi32> from vector<[4]xi32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = "arm_sve.intr.usmmla"(%[[V19]], %[[V10]], %[[V12]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.intr.vector.insert %[[V20]], %[[V2]][0] : vector<[4]xi32> into vector<[4]xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.bitcast %[[V21]] : vector<[4]xi32> to vector<[2]xi64>
// CHECK-NEXT:     %[[V23:[^ ]+]] = "llvm.intr.vector.deinterleave2"(%[[V22]]) : (vector<[2]xi64>) -> !llvm.struct<(vector<[1]xi64>, vector<[1]xi64>)>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.extractvalue %[[V23]][0] : !llvm.struct<(vector<[1]xi64>, vector<[1]xi64>)> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.extractvalue %[[V23]][1] : !llvm.struct<(vector<[1]xi64>, vector<[1]xi64>)> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.bitcast %[[V24]] : vector<[1]xi64> to vector<[2]xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.bitcast %[[V25]] : vector<[1]xi64> to vector<[2]xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.insertvalue %[[V26]], %[[V4]][0] : !llvm.array<2 x vector<[2]xi32>> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.insertvalue %[[V27]], %[[V28]][1] : !llvm.array<2 x vector<[2]xi32>> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = builtin.unrealized_conversion_cast %[[V29]] : !llvm.array<2 x vector<[2]xi32>> to vector<2x[2]xi32>
// CHECK-NEXT:     return %[[V30]] : vector<2x[2]xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @i8mm_4_8_8_extsi_extsi_add_nk(%a: vector<4x8xi8>, %b: vector<[8]x8xi8>, %c: vector<4x[8]xi32>) -> (vector<4x[8]xi32>) {
  %l = arith.extsi %a : vector<4x8xi8> to vector<4x8xi32>
  %r = arith.extsi %b : vector<[8]x8xi8> to vector<[8]x8xi32>
  %q = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %l, %r, %c : vector<4x8xi32>, vector<[8]x8xi32> into vector<4x[8]xi32>
  return %q : vector<4x[8]xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @i8mm_4_8_8_extsi_extsi_add_nk(%[[ARG0:[^ ]+]]: vector<4x8xi8>, %[[ARG1:[^ ]+]]: vector<[8]x8xi8>, %[[ARG2:[^ ]+]]: vector<4x[8]xi32>) -> vector<4x[8]xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<4x[8]xi32> to !llvm.array<4 x vector<[8]xi32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4x8xi8> to !llvm.array<4 x vector<8xi8>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = ub.poison : vector<[16]xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = ub.poison : vector<4x[8]xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : vector<4x[8]xi32> to !llvm.array<4 x vector<[8]xi32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = ub.poison : vector<[16]xi8>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<4 x vector<8xi8>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<4 x vector<8xi8>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.shufflevector %[[V6]], %[[V7]] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.intr.vector.insert %[[V8]], %[[V5]][0] : vector<16xi8> into vector<[16]xi8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = "arm_sve.intr.dupq_lane"(%[[V9]]) <{lane = 0 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V1]][2] : !llvm.array<4 x vector<8xi8>> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V1]][3] : !llvm.array<4 x vector<8xi8>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shufflevector %[[V11]], %[[V12]] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.intr.vector.insert %[[V13]], %[[V5]][0] : vector<16xi8> into vector<[16]xi8>
// CHECK-NEXT:     %[[V15:[^ ]+]] = "arm_sve.intr.dupq_lane"(%[[V14]]) <{lane = 0 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.shape_cast %[[ARG1]] : vector<[8]x8xi8> to vector<[64]xi8>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.intr.vector.extract %[[V16]][0] : vector<[16]xi8> from vector<[64]xi8>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.intr.vector.extract %[[V16]][16] : vector<[16]xi8> from vector<[64]xi8>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.intr.vector.extract %[[V16]][32] : vector<[16]xi8> from vector<[64]xi8>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.intr.vector.extract %[[V16]][48] : vector<[16]xi8> from vector<[64]xi8>
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<4 x vector<[8]xi32>> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<4 x vector<[8]xi32>> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.bitcast %[[V21]] : vector<[8]xi32> to vector<[4]xi64>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.bitcast %[[V22]] : vector<[8]xi32> to vector<[4]xi64>
// CHECK-NEXT:     %[[V25:[^ ]+]] = "llvm.intr.vector.interleave2"(%[[V23]], %[[V24]]) : (vector<[4]xi64>, vector<[4]xi64>) -> vector<[8]xi64>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.bitcast %[[V25]] : vector<[8]xi64> to vector<[16]xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.intr.vector.extract %[[V26]][0] : vector<[4]xi32> from vector<[16]xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.intr.vector.extract %[[V26]][4] : vector<[4]xi32> from vector<[16]xi32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.intr.vector.extract %[[V26]][8] : vector<[4]xi32> from vector<[16]xi32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.intr.vector.extract %[[V26]][12] : vector<[4]xi32> from vector<[16]xi32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.array<4 x vector<[8]xi32>> 
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.extractvalue %[[V0]][3] : !llvm.array<4 x vector<[8]xi32>> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.bitcast %[[V31]] : vector<[8]xi32> to vector<[4]xi64>
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.bitcast %[[V32]] : vector<[8]xi32> to vector<[4]xi64>
// CHECK-NEXT:     %[[V35:[^ ]+]] = "llvm.intr.vector.interleave2"(%[[V33]], %[[V34]]) : (vector<[4]xi64>, vector<[4]xi64>) -> vector<[8]xi64>
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.bitcast %[[V35]] : vector<[8]xi64> to vector<[16]xi32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.intr.vector.extract %[[V36]][0] : vector<[4]xi32> from vector<[16]xi32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.intr.vector.extract %[[V36]][4] : vector<[4]xi32> from vector<[16]xi32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.intr.vector.extract %[[V36]][8] : vector<[4]xi32> from vector<[16]xi32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.intr.vector.extract %[[V36]][12] : vector<[4]xi32> from vector<[16]xi32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = "arm_sve.intr.smmla"(%[[V27]], %[[V10]], %[[V17]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = "arm_sve.intr.smmla"(%[[V28]], %[[V10]], %[[V18]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = "arm_sve.intr.smmla"(%[[V29]], %[[V10]], %[[V19]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = "arm_sve.intr.smmla"(%[[V30]], %[[V10]], %[[V20]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = "arm_sve.intr.smmla"(%[[V37]], %[[V15]], %[[V17]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = "arm_sve.intr.smmla"(%[[V38]], %[[V15]], %[[V18]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = "arm_sve.intr.smmla"(%[[V39]], %[[V15]], %[[V19]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = "arm_sve.intr.smmla"(%[[V40]], %[[V15]], %[[V20]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.intr.vector.insert %[[V41]], %[[V2]][0] : vector<[4]xi32> into vector<[16]xi32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.intr.vector.insert %[[V42]], %[[V49]][4] : vector<[4]xi32> into vector<[16]xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.intr.vector.insert %[[V43]], %[[V50]][8] : vector<[4]xi32> into vector<[16]xi32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.intr.vector.insert %[[V44]], %[[V51]][12] : vector<[4]xi32> into vector<[16]xi32>
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.bitcast %[[V52]] : vector<[16]xi32> to vector<[8]xi64>
// CHECK-NEXT:     %[[V54:[^ ]+]] = "llvm.intr.vector.deinterleave2"(%[[V53]]) : (vector<[8]xi64>) -> !llvm.struct<(vector<[4]xi64>, vector<[4]xi64>)>
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.extractvalue %[[V54]][0] : !llvm.struct<(vector<[4]xi64>, vector<[4]xi64>)> 
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.extractvalue %[[V54]][1] : !llvm.struct<(vector<[4]xi64>, vector<[4]xi64>)> 
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.bitcast %[[V55]] : vector<[4]xi64> to vector<[8]xi32>
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.bitcast %[[V56]] : vector<[4]xi64> to vector<[8]xi32>
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.insertvalue %[[V57]], %[[V4]][0] : !llvm.array<4 x vector<[8]xi32>> 
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.insertvalue %[[V58]], %[[V59]][1] : !llvm.array<4 x vector<[8]xi32>> 
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.intr.vector.insert %[[V45]], %[[V2]][0] : vector<[4]xi32> into vector<[16]xi32>
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.intr.vector.insert %[[V46]], %[[V61]][4] : vector<[4]xi32> into vector<[16]xi32>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.intr.vector.insert %[[V47]], %[[V62]][8] : vector<[4]xi32> into vector<[16]xi32>
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.intr.vector.insert %[[V48]], %[[V63]][12] : vector<[4]xi32> into vector<[16]xi32>
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.bitcast %[[V64]] : vector<[16]xi32> to vector<[8]xi64>
// CHECK-NEXT:     %[[V66:[^ ]+]] = "llvm.intr.vector.deinterleave2"(%[[V65]]) : (vector<[8]xi64>) -> !llvm.struct<(vector<[4]xi64>, vector<[4]xi64>)>
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.extractvalue %[[V66]][0] : !llvm.struct<(vector<[4]xi64>, vector<[4]xi64>)> 
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.extractvalue %[[V66]][1] : !llvm.struct<(vector<[4]xi64>, vector<[4]xi64>)> 
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.bitcast %[[V67]] : vector<[4]xi64> to vector<[8]xi32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.bitcast %[[V68]] : vector<[4]xi64> to vector<[8]xi32>
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.insertvalue %[[V69]], %[[V60]][2] : !llvm.array<4 x vector<[8]xi32>> 
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.insertvalue %[[V70]], %[[V71]][3] : !llvm.array<4 x vector<[8]xi32>> 
// CHECK-NEXT:     %[[V73:[^ ]+]] = builtin.unrealized_conversion_cast %[[V72]] : !llvm.array<4 x vector<[8]xi32>> to vector<4x[8]xi32>
// CHECK-NEXT:     return %[[V73]] : vector<4x[8]xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @i8mm_3_4_8_extsi_extsi_add_nk(%a: vector<3x8xi8>, %b: vector<[4]x8xi8>, %c: vector<3x[4]xi32>) -> (vector<3x[4]xi32>) {
  %l = arith.extsi %a : vector<3x8xi8> to vector<3x8xi32>
  %r = arith.extsi %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %q = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %l, %r, %c : vector<3x8xi32>, vector<[4]x8xi32> into vector<3x[4]xi32>
  return %q : vector<3x[4]xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @i8mm_3_4_8_extsi_extsi_add_nk(%[[ARG0:[^ ]+]]: vector<3x8xi8>, %[[ARG1:[^ ]+]]: vector<[4]x8xi8>, %[[ARG2:[^ ]+]]: vector<3x[4]xi32>) -> vector<3x[4]xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<3x[4]xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST]] : vector<3x[4]xi32> to !llvm.array<3 x vector<[4]xi32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extsi %[[ARG0]] : vector<3x8xi8> to vector<3x8xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : vector<3x8xi32> to !llvm.array<3 x vector<8xi32>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extsi %[[ARG1]] : vector<[4]x8xi8> to vector<[4]x8xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<3 x vector<8xi32>> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[V3]][0] : vector<8xi32> from vector<[4]x8xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.muli %[[V4]], %[[V5]] : vector<8xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V6]]) : (vector<8xi32>) -> i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V7]], %[[V8]][%[[V9]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V10]], %[[V0]][0] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract %[[V3]][1] : vector<8xi32> from vector<[4]x8xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.muli %[[V4]], %[[V12]] : vector<8xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V13]]) : (vector<8xi32>) -> i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V11]][0] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.insertelement %[[V14]], %[[V15]][%[[V16]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V17]], %[[V11]][0] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract %[[V3]][2] : vector<8xi32> from vector<[4]x8xi32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.muli %[[V4]], %[[V19]] : vector<8xi32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V20]]) : (vector<8xi32>) -> i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.extractvalue %[[V18]][0] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.insertelement %[[V21]], %[[V22]][%[[V23]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.insertvalue %[[V24]], %[[V18]][0] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.extract %[[V3]][3] : vector<8xi32> from vector<[4]x8xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.muli %[[V4]], %[[V26]] : vector<8xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V27]]) : (vector<8xi32>) -> i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.extractvalue %[[V25]][0] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.insertelement %[[V28]], %[[V29]][%[[V30]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.insertvalue %[[V31]], %[[V25]][0] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<3 x vector<8xi32>> 
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.muli %[[V33]], %[[V5]] : vector<8xi32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V34]]) : (vector<8xi32>) -> i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.extractvalue %[[V32]][1] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.insertelement %[[V35]], %[[V36]][%[[V37]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.insertvalue %[[V38]], %[[V32]][1] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V40:[^ ]+]] = arith.muli %[[V33]], %[[V12]] : vector<8xi32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V40]]) : (vector<8xi32>) -> i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.extractvalue %[[V39]][1] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.insertelement %[[V41]], %[[V42]][%[[V43]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.insertvalue %[[V44]], %[[V39]][1] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V46:[^ ]+]] = arith.muli %[[V33]], %[[V19]] : vector<8xi32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V46]]) : (vector<8xi32>) -> i32
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.extractvalue %[[V45]][1] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.insertelement %[[V47]], %[[V48]][%[[V49]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.insertvalue %[[V50]], %[[V45]][1] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V52:[^ ]+]] = arith.muli %[[V33]], %[[V26]] : vector<8xi32>
// CHECK-NEXT:     %[[V53:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V52]]) : (vector<8xi32>) -> i32
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.extractvalue %[[V51]][1] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.insertelement %[[V53]], %[[V54]][%[[V55]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.insertvalue %[[V56]], %[[V51]][1] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.extractvalue %[[V2]][2] : !llvm.array<3 x vector<8xi32>> 
// CHECK-NEXT:     %[[V59:[^ ]+]] = arith.muli %[[V58]], %[[V5]] : vector<8xi32>
// CHECK-NEXT:     %[[V60:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V59]]) : (vector<8xi32>) -> i32
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.extractvalue %[[V57]][2] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.insertelement %[[V60]], %[[V61]][%[[V62]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.insertvalue %[[V63]], %[[V57]][2] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V65:[^ ]+]] = arith.muli %[[V58]], %[[V12]] : vector<8xi32>
// CHECK-NEXT:     %[[V66:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V65]]) : (vector<8xi32>) -> i32
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.extractvalue %[[V64]][2] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.insertelement %[[V66]], %[[V67]][%[[V68]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.insertvalue %[[V69]], %[[V64]][2] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V71:[^ ]+]] = arith.muli %[[V58]], %[[V19]] : vector<8xi32>
// CHECK-NEXT:     %[[V72:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V71]]) : (vector<8xi32>) -> i32
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.extractvalue %[[V70]][2] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.insertelement %[[V72]], %[[V73]][%[[V74]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.insertvalue %[[V75]], %[[V70]][2] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V77:[^ ]+]] = arith.muli %[[V58]], %[[V26]] : vector<8xi32>
// CHECK-NEXT:     %[[V78:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V77]]) : (vector<8xi32>) -> i32
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.extractvalue %[[V76]][2] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.insertelement %[[V78]], %[[V79]][%[[V80]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.insertvalue %[[V81]], %[[V76]][2] : !llvm.array<3 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V83:[^ ]+]] = builtin.unrealized_conversion_cast %[[V82]] : !llvm.array<3 x vector<[4]xi32>> to vector<3x[4]xi32>
// CHECK-NEXT:     %[[V84:[^ ]+]] = arith.addi %[[V83]], %[[ARG2]] : vector<3x[4]xi32>
// CHECK-NEXT:     return %[[V84]] : vector<3x[4]xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @i8mm_4_4_16_extsi_extsi_add_nk(%a: vector<4x16xi8>, %b: vector<[4]x16xi8>, %c: vector<4x[4]xi32>) -> (vector<4x[4]xi32>) {
  %l = arith.extsi %a : vector<4x16xi8> to vector<4x16xi32>
  %r = arith.extsi %b : vector<[4]x16xi8> to vector<[4]x16xi32>
  %q = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %l, %r, %c : vector<4x16xi32>, vector<[4]x16xi32> into vector<4x[4]xi32>
  return %q : vector<4x[4]xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @i8mm_4_4_16_extsi_extsi_add_nk(%[[ARG0:[^ ]+]]: vector<4x16xi8>, %[[ARG1:[^ ]+]]: vector<[4]x16xi8>, %[[ARG2:[^ ]+]]: vector<4x[4]xi32>) -> vector<4x[4]xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<4x[4]xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST]] : vector<4x[4]xi32> to !llvm.array<4 x vector<[4]xi32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extsi %[[ARG0]] : vector<4x16xi8> to vector<4x16xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : vector<4x16xi32> to !llvm.array<4 x vector<16xi32>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extsi %[[ARG1]] : vector<[4]x16xi8> to vector<[4]x16xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<4 x vector<16xi32>> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[V3]][0] : vector<16xi32> from vector<[4]x16xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.muli %[[V4]], %[[V5]] : vector<16xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V6]]) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V7]], %[[V8]][%[[V9]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V10]], %[[V0]][0] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract %[[V3]][1] : vector<16xi32> from vector<[4]x16xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.muli %[[V4]], %[[V12]] : vector<16xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V13]]) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V11]][0] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.insertelement %[[V14]], %[[V15]][%[[V16]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V17]], %[[V11]][0] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract %[[V3]][2] : vector<16xi32> from vector<[4]x16xi32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.muli %[[V4]], %[[V19]] : vector<16xi32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V20]]) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.extractvalue %[[V18]][0] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.insertelement %[[V21]], %[[V22]][%[[V23]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.insertvalue %[[V24]], %[[V18]][0] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.extract %[[V3]][3] : vector<16xi32> from vector<[4]x16xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.muli %[[V4]], %[[V26]] : vector<16xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V27]]) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.extractvalue %[[V25]][0] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.insertelement %[[V28]], %[[V29]][%[[V30]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.insertvalue %[[V31]], %[[V25]][0] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<4 x vector<16xi32>> 
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.muli %[[V33]], %[[V5]] : vector<16xi32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V34]]) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.extractvalue %[[V32]][1] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.insertelement %[[V35]], %[[V36]][%[[V37]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.insertvalue %[[V38]], %[[V32]][1] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V40:[^ ]+]] = arith.muli %[[V33]], %[[V12]] : vector<16xi32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V40]]) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.extractvalue %[[V39]][1] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.insertelement %[[V41]], %[[V42]][%[[V43]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.insertvalue %[[V44]], %[[V39]][1] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V46:[^ ]+]] = arith.muli %[[V33]], %[[V19]] : vector<16xi32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V46]]) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.extractvalue %[[V45]][1] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.insertelement %[[V47]], %[[V48]][%[[V49]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.insertvalue %[[V50]], %[[V45]][1] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V52:[^ ]+]] = arith.muli %[[V33]], %[[V26]] : vector<16xi32>
// CHECK-NEXT:     %[[V53:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V52]]) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.extractvalue %[[V51]][1] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.insertelement %[[V53]], %[[V54]][%[[V55]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.insertvalue %[[V56]], %[[V51]][1] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.extractvalue %[[V2]][2] : !llvm.array<4 x vector<16xi32>> 
// CHECK-NEXT:     %[[V59:[^ ]+]] = arith.muli %[[V58]], %[[V5]] : vector<16xi32>
// CHECK-NEXT:     %[[V60:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V59]]) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.extractvalue %[[V57]][2] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.insertelement %[[V60]], %[[V61]][%[[V62]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.insertvalue %[[V63]], %[[V57]][2] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V65:[^ ]+]] = arith.muli %[[V58]], %[[V12]] : vector<16xi32>
// CHECK-NEXT:     %[[V66:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V65]]) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.extractvalue %[[V64]][2] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.insertelement %[[V66]], %[[V67]][%[[V68]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.insertvalue %[[V69]], %[[V64]][2] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V71:[^ ]+]] = arith.muli %[[V58]], %[[V19]] : vector<16xi32>
// CHECK-NEXT:     %[[V72:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V71]]) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.extractvalue %[[V70]][2] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.insertelement %[[V72]], %[[V73]][%[[V74]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.insertvalue %[[V75]], %[[V70]][2] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V77:[^ ]+]] = arith.muli %[[V58]], %[[V26]] : vector<16xi32>
// CHECK-NEXT:     %[[V78:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V77]]) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.extractvalue %[[V76]][2] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.insertelement %[[V78]], %[[V79]][%[[V80]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.insertvalue %[[V81]], %[[V76]][2] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.extractvalue %[[V2]][3] : !llvm.array<4 x vector<16xi32>> 
// CHECK-NEXT:     %[[V84:[^ ]+]] = arith.muli %[[V83]], %[[V5]] : vector<16xi32>
// CHECK-NEXT:     %[[V85:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V84]]) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.extractvalue %[[V82]][3] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.insertelement %[[V85]], %[[V86]][%[[V87]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V89:[^ ]+]] = llvm.insertvalue %[[V88]], %[[V82]][3] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V90:[^ ]+]] = arith.muli %[[V83]], %[[V12]] : vector<16xi32>
// CHECK-NEXT:     %[[V91:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V90]]) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %[[V92:[^ ]+]] = llvm.extractvalue %[[V89]][3] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V93:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V94:[^ ]+]] = llvm.insertelement %[[V91]], %[[V92]][%[[V93]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V95:[^ ]+]] = llvm.insertvalue %[[V94]], %[[V89]][3] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V96:[^ ]+]] = arith.muli %[[V83]], %[[V19]] : vector<16xi32>
// CHECK-NEXT:     %[[V97:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V96]]) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %[[V98:[^ ]+]] = llvm.extractvalue %[[V95]][3] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V99:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V100:[^ ]+]] = llvm.insertelement %[[V97]], %[[V98]][%[[V99]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V101:[^ ]+]] = llvm.insertvalue %[[V100]], %[[V95]][3] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V102:[^ ]+]] = arith.muli %[[V83]], %[[V26]] : vector<16xi32>
// CHECK-NEXT:     %[[V103:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V102]]) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %[[V104:[^ ]+]] = llvm.extractvalue %[[V101]][3] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V105:[^ ]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %[[V106:[^ ]+]] = llvm.insertelement %[[V103]], %[[V104]][%[[V105]] : i64] : vector<[4]xi32>
// CHECK-NEXT:     %[[V107:[^ ]+]] = llvm.insertvalue %[[V106]], %[[V101]][3] : !llvm.array<4 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V108:[^ ]+]] = builtin.unrealized_conversion_cast %[[V107]] : !llvm.array<4 x vector<[4]xi32>> to vector<4x[4]xi32>
// CHECK-NEXT:     %[[V109:[^ ]+]] = arith.addi %[[V108]], %[[ARG2]] : vector<4x[4]xi32>
// CHECK-NEXT:     return %[[V109]] : vector<4x[4]xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
