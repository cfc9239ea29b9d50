// RUN: mlir-opt %s --split-input-file '--convert-vector-to-llvm=enable-arm-neon=true enable-arm-i8mm=true enable-arm-bf16=true' | FileCheck %s

func.func @one_row(%a: vector<1x8xi8>, %b: vector<4x8xi8>, %c: vector<1x4xi32>) -> vector<1x4xi32> {
  %x = arith.extsi %a : vector<1x8xi8> to vector<1x8xi32>
  %y = arith.extsi %b : vector<4x8xi8> to vector<4x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k) -> (m,k)>, affine_map<(m,n,k) -> (n,k)>, affine_map<(m,n,k) -> (m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<1x8xi32>, vector<4x8xi32> into vector<1x4xi32>
  return %0 : vector<1x4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_row(%[[ARG0:[^ ]+]]: vector<1x8xi8>, %[[ARG1:[^ ]+]]: vector<4x8xi8>, %[[ARG2:[^ ]+]]: vector<1x4xi32>) -> vector<1x4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4x8xi8> to !llvm.array<4 x vector<8xi8>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<1x8xi8> to !llvm.array<1 x vector<8xi8>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<1x4xi32> to !llvm.array<1 x vector<4xi32>>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = ub.poison : vector<4xi32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<16xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = ub.poison : vector<16xi8>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0> : vector<1x4xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST_1]] : vector<1x4xi32> to !llvm.array<1 x vector<4xi32>>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<1 x vector<4xi32>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.shufflevector %[[V6]], %[[V6]] [0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<1 x vector<8xi8>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.shufflevector %[[V8]], %[[V8]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.shufflevector %[[V9]], %[[V4]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shufflevector %[[CST_0]], %[[V10]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<4 x vector<8xi8>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shufflevector %[[V12]], %[[V12]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shufflevector %[[V13]], %[[V4]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<4 x vector<8xi8>> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.shufflevector %[[V15]], %[[V15]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shufflevector %[[V16]], %[[V14]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shufflevector %[[V7]], %[[V7]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.shufflevector %[[V18]], %[[V3]] [0, 1, 6, 7] : vector<4xi32> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.shufflevector %[[CST]], %[[V19]] [4, 5, 0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = arm_neon.intr.smmla %[[V20]], %[[V11]], %[[V17]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.shufflevector %[[V21]], %[[V21]] [0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.shufflevector %[[V22]], %[[V22]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shufflevector %[[V23]], %[[CST]] [0, 1, 6, 7] : vector<4xi32> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<1 x vector<4xi32>> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.shufflevector %[[V25]], %[[V25]] [2, 3] : vector<4xi32> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<1 x vector<8xi8>> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.shufflevector %[[V27]], %[[V27]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.shufflevector %[[V28]], %[[V4]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.shufflevector %[[CST_0]], %[[V29]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.array<4 x vector<8xi8>> 
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.shufflevector %[[V31]], %[[V31]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.shufflevector %[[V32]], %[[V4]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.extractvalue %[[V0]][3] : !llvm.array<4 x vector<8xi8>> 
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.shufflevector %[[V34]], %[[V34]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.shufflevector %[[V35]], %[[V33]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.shufflevector %[[V26]], %[[V26]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.shufflevector %[[V37]], %[[V3]] [0, 1, 6, 7] : vector<4xi32> 
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.shufflevector %[[CST]], %[[V38]] [4, 5, 0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V40:[^ ]+]] = arm_neon.intr.smmla %[[V39]], %[[V30]], %[[V36]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.shufflevector %[[V40]], %[[V40]] [0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.shufflevector %[[V41]], %[[V41]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.shufflevector %[[V42]], %[[V24]] [4, 5, 0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.insertvalue %[[V43]], %[[V5]][0] : !llvm.array<1 x vector<4xi32>> 
// CHECK-NEXT:     %[[V45:[^ ]+]] = builtin.unrealized_conversion_cast %[[V44]] : !llvm.array<1 x vector<4xi32>> to vector<1x4xi32>
// CHECK-NEXT:     return %[[V45]] : vector<1x4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
