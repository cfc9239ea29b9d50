// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm=vector-transpose-lowering=shuffle16x16 | FileCheck %s

func.func @a(%a: vector<16x16xf32>) -> vector<16x16xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<16x16xf32> to vector<16x16xf32>
  return %0 : vector<16x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<16x16xf32>) -> vector<16x16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16x16xf32> to !llvm.array<16 x vector<16xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = ub.poison : vector<16x16xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : vector<16x16xf32> to !llvm.array<16 x vector<16xf32>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V0]][3] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V0]][4] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V0]][5] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V0]][6] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V0]][7] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V0]][8] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V0]][9] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V0]][10] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V0]][11] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V0]][12] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V0]][13] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V0]][14] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractvalue %[[V0]][15] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.shufflevector %[[V3]], %[[V4]] [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.shufflevector %[[V3]], %[[V4]] [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.shufflevector %[[V5]], %[[V6]] [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.shufflevector %[[V5]], %[[V6]] [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.shufflevector %[[V7]], %[[V8]] [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shufflevector %[[V7]], %[[V8]] [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.shufflevector %[[V9]], %[[V10]] [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.shufflevector %[[V9]], %[[V10]] [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.shufflevector %[[V11]], %[[V12]] [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.shufflevector %[[V11]], %[[V12]] [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.shufflevector %[[V13]], %[[V14]] [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.shufflevector %[[V13]], %[[V14]] [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.shufflevector %[[V15]], %[[V16]] [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32> 
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.shufflevector %[[V15]], %[[V16]] [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.shufflevector %[[V17]], %[[V18]] [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32> 
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.shufflevector %[[V17]], %[[V18]] [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.shufflevector %[[V19]], %[[V21]] [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32> 
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.shufflevector %[[V19]], %[[V21]] [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.shufflevector %[[V20]], %[[V22]] [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32> 
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.shufflevector %[[V20]], %[[V22]] [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.shufflevector %[[V23]], %[[V25]] [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32> 
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.shufflevector %[[V23]], %[[V25]] [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.shufflevector %[[V24]], %[[V26]] [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32> 
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.shufflevector %[[V24]], %[[V26]] [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.shufflevector %[[V27]], %[[V29]] [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32> 
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.shufflevector %[[V27]], %[[V29]] [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.shufflevector %[[V28]], %[[V30]] [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32> 
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.shufflevector %[[V28]], %[[V30]] [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.shufflevector %[[V31]], %[[V33]] [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32> 
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.shufflevector %[[V31]], %[[V33]] [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.shufflevector %[[V32]], %[[V34]] [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32> 
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.shufflevector %[[V32]], %[[V34]] [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.shufflevector %[[V35]], %[[V39]] [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32> 
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.shufflevector %[[V36]], %[[V40]] [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32> 
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.shufflevector %[[V37]], %[[V41]] [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32> 
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.shufflevector %[[V38]], %[[V42]] [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32> 
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.shufflevector %[[V35]], %[[V39]] [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.shufflevector %[[V36]], %[[V40]] [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.shufflevector %[[V37]], %[[V41]] [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.shufflevector %[[V38]], %[[V42]] [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.shufflevector %[[V43]], %[[V47]] [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32> 
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.shufflevector %[[V44]], %[[V48]] [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32> 
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.shufflevector %[[V45]], %[[V49]] [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32> 
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.shufflevector %[[V46]], %[[V50]] [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32> 
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.shufflevector %[[V43]], %[[V47]] [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.shufflevector %[[V44]], %[[V48]] [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.shufflevector %[[V45]], %[[V49]] [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.shufflevector %[[V46]], %[[V50]] [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.shufflevector %[[V51]], %[[V59]] [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32> 
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.shufflevector %[[V52]], %[[V60]] [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32> 
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.shufflevector %[[V53]], %[[V61]] [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32> 
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.shufflevector %[[V54]], %[[V62]] [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32> 
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.shufflevector %[[V55]], %[[V63]] [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32> 
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.shufflevector %[[V56]], %[[V64]] [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32> 
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.shufflevector %[[V57]], %[[V65]] [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32> 
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.shufflevector %[[V58]], %[[V66]] [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32> 
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.shufflevector %[[V51]], %[[V59]] [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.shufflevector %[[V52]], %[[V60]] [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.shufflevector %[[V53]], %[[V61]] [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.shufflevector %[[V54]], %[[V62]] [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.shufflevector %[[V55]], %[[V63]] [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.shufflevector %[[V56]], %[[V64]] [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.shufflevector %[[V57]], %[[V65]] [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.shufflevector %[[V58]], %[[V66]] [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32> 
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.insertvalue %[[V67]], %[[V2]][0] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.insertvalue %[[V68]], %[[V83]][1] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.insertvalue %[[V69]], %[[V84]][2] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.insertvalue %[[V70]], %[[V85]][3] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.insertvalue %[[V71]], %[[V86]][4] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.insertvalue %[[V72]], %[[V87]][5] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V89:[^ ]+]] = llvm.insertvalue %[[V73]], %[[V88]][6] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V90:[^ ]+]] = llvm.insertvalue %[[V74]], %[[V89]][7] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V91:[^ ]+]] = llvm.insertvalue %[[V75]], %[[V90]][8] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V92:[^ ]+]] = llvm.insertvalue %[[V76]], %[[V91]][9] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V93:[^ ]+]] = llvm.insertvalue %[[V77]], %[[V92]][10] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V94:[^ ]+]] = llvm.insertvalue %[[V78]], %[[V93]][11] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V95:[^ ]+]] = llvm.insertvalue %[[V79]], %[[V94]][12] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V96:[^ ]+]] = llvm.insertvalue %[[V80]], %[[V95]][13] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V97:[^ ]+]] = llvm.insertvalue %[[V81]], %[[V96]][14] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V98:[^ ]+]] = llvm.insertvalue %[[V82]], %[[V97]][15] : !llvm.array<16 x vector<16xf32>> 
// CHECK-NEXT:     %[[V99:[^ ]+]] = builtin.unrealized_conversion_cast %[[V98]] : !llvm.array<16 x vector<16xf32>> to vector<16x16xf32>
// CHECK-NEXT:     return %[[V99]] : vector<16x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
