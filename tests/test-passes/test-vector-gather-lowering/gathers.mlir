// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(test-vector-gather-lowering))" | FileCheck %s

func.func @g(%m: memref<?x?xf32>, %s: memref<?xf32, strided<[2]>>, %t: tensor<?xf32>, %i: index, %v: vector<3xi32>, %vi: vector<3xindex>, %k: vector<3xi1>, %p: vector<3xf32>, %v2: vector<2x3xi32>, %k2: vector<2x3xi1>, %p2: vector<2x3xf32>, %sc: vector<[3]xindex>, %ks: vector<[3]xi1>, %ps: vector<[3]xf32>, %src: memref<100x3xf32>, %m1: memref<100xf32>, %v1: vector<1xi32>, %k1: vector<1xi1>, %p1: vector<1xf32>) {
  %0 = vector.gather %m[%i, %i] [%v], %k, %p : memref<?x?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %1 = vector.gather %t[%i] [%vi], %k, %p : tensor<?xf32>, vector<3xindex>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %2 = vector.gather %s[%i] [%v], %k, %p : memref<?xf32, strided<[2]>>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %3 = vector.gather %m[%i, %i] [%v2], %k2, %p2 {alignment = 8 : i64} : memref<?x?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
  %4 = vector.gather %m[%i, %i] [%sc], %ks, %ps : memref<?x?xf32>, vector<[3]xindex>, vector<[3]xi1>, vector<[3]xf32> into vector<[3]xf32>
  %c0 = arith.constant 0 : index
  %sub = memref.subview %src[0, 0] [100, 1] [1, 1] : memref<100x3xf32> to memref<100xf32, strided<[3]>>
  %5 = vector.gather %sub[%c0] [%vi], %k, %p : memref<100xf32, strided<[3]>>, vector<3xindex>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %6 = vector.gather %s[%i] [%v1], %k1, %p1 : memref<?xf32, strided<[2]>>, vector<1xi32>, vector<1xi1>, vector<1xf32> into vector<1xf32>
  "use"(%0, %1, %2, %3, %4, %5, %6) : (vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<2x3xf32>, vector<[3]xf32>, vector<3xf32>, vector<1xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: memref<?xf32, strided<[2]>>, %[[ARG2:[^ ]+]]: tensor<?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: vector<3xi32>, %[[ARG5:[^ ]+]]: vector<3xindex>, %[[ARG6:[^ ]+]]: vector<3xi1>, %[[ARG7:[^ ]+]]: vector<3xf32>, %[[ARG8:[^ ]+]]: vector<2x3xi32>, %[[ARG9:[^ ]+]]: vector<2x3xi1>, %[[ARG10:[^ ]+]]: vector<2x3xf32>, %[[ARG11:[^ ]+]]: vector<[3]xindex>, %[[ARG12:[^ ]+]]: vector<[3]xi1>, %[[ARG13:[^ ]+]]: vector<[3]xf32>, %[[ARG14:[^ ]+]]: memref<100x3xf32>, %[[ARG15:[^ ]+]]: memref<100xf32>, %[[ARG16:[^ ]+]]: vector<1xi32>, %[[ARG17:[^ ]+]]: vector<1xi1>, %[[ARG18:[^ ]+]]: vector<1xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<3> : vector<3xindex>
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : vector<2x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.index_cast %[[ARG4]] : vector<3xi32> to vector<3xindex>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG6]][0] : i1 from vector<3xi1>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V1]][0] : index from vector<3xindex>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.addi %[[ARG3]], %[[V3]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = scf.if %[[V2]] -> (vector<3xf32>) {
// CHECK-NEXT:       %[[V75:[^ ]+]] = vector.load %[[ARG0]][%[[ARG3]], %[[V4]]] : memref<?x?xf32>, vector<1xf32>
// CHECK-NEXT:       %[[V76:[^ ]+]] = vector.extract %[[V75]][0] : f32 from vector<1xf32>
// CHECK-NEXT:       %[[V77:[^ ]+]] = vector.insert %[[V76]], %[[ARG7]] [0] : f32 into vector<3xf32>
// CHECK-NEXT:       scf.yield %[[V77]] : vector<3xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG7]] : vector<3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[ARG6]][1] : i1 from vector<3xi1>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[V1]][1] : index from vector<3xindex>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addi %[[ARG3]], %[[V7]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = scf.if %[[V6]] -> (vector<3xf32>) {
// CHECK-NEXT:       %[[V75]] = vector.load %[[ARG0]][%[[ARG3]], %[[V8]]] : memref<?x?xf32>, vector<1xf32>
// CHECK-NEXT:       %[[V76]] = vector.extract %[[V75]][0] : f32 from vector<1xf32>
// CHECK-NEXT:       %[[V77]] = vector.insert %[[V76]], %[[V5]] [1] : f32 into vector<3xf32>
// CHECK-NEXT:       scf.yield %[[V77]] : vector<3xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V5]] : vector<3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[ARG6]][2] : i1 from vector<3xi1>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[V1]][2] : index from vector<3xindex>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.addi %[[ARG3]], %[[V11]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = scf.if %[[V10]] -> (vector<3xf32>) {
// CHECK-NEXT:       %[[V75]] = vector.load %[[ARG0]][%[[ARG3]], %[[V12]]] : memref<?x?xf32>, vector<1xf32>
// CHECK-NEXT:       %[[V76]] = vector.extract %[[V75]][0] : f32 from vector<1xf32>
// CHECK-NEXT:       %[[V77]] = vector.insert %[[V76]], %[[V9]] [2] : f32 into vector<3xf32>
// CHECK-NEXT:       scf.yield %[[V77]] : vector<3xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V9]] : vector<3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract %[[ARG6]][0] : i1 from vector<3xi1>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract %[[ARG5]][0] : index from vector<3xindex>
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.addi %[[ARG3]], %[[V15]] : index
// CHECK-NEXT:     %[[V17:[^ ]+]] = scf.if %[[V14]] -> (vector<3xf32>) {
// CHECK-NEXT:       %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG2]][%[[V16]]] : tensor<?xf32>
// CHECK-NEXT:       %[[V75]] = vector.insert %[[EXTRACTED]], %[[ARG7]] [0] : f32 into vector<3xf32>
// CHECK-NEXT:       scf.yield %[[V75]] : vector<3xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG7]] : vector<3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract %[[ARG6]][1] : i1 from vector<3xi1>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract %[[ARG5]][1] : index from vector<3xindex>
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.addi %[[ARG3]], %[[V19]] : index
// CHECK-NEXT:     %[[V21:[^ ]+]] = scf.if %[[V18]] -> (vector<3xf32>) {
// CHECK-NEXT:       %[[EXTRACTED]] = tensor.extract %[[ARG2]][%[[V20]]] : tensor<?xf32>
// CHECK-NEXT:       %[[V75]] = vector.insert %[[EXTRACTED]], %[[V17]] [1] : f32 into vector<3xf32>
// CHECK-NEXT:       scf.yield %[[V75]] : vector<3xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V17]] : vector<3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.extract %[[ARG6]][2] : i1 from vector<3xi1>
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.extract %[[ARG5]][2] : index from vector<3xindex>
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.addi %[[ARG3]], %[[V23]] : index
// CHECK-NEXT:     %[[V25:[^ ]+]] = scf.if %[[V22]] -> (vector<3xf32>) {
// CHECK-NEXT:       %[[EXTRACTED]] = tensor.extract %[[ARG2]][%[[V24]]] : tensor<?xf32>
// CHECK-NEXT:       %[[V75]] = vector.insert %[[EXTRACTED]], %[[V21]] [2] : f32 into vector<3xf32>
// CHECK-NEXT:       scf.yield %[[V75]] : vector<3xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V21]] : vector<3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.gather %[[ARG1]][%[[ARG3]]] [%[[ARG4]]], %[[ARG6]], %[[ARG7]] : memref<?xf32, strided<[2]>>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.extract %[[ARG8]][0] : vector<3xi32> from vector<2x3xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = vector.extract %[[ARG10]][0] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = arith.index_cast %[[V27]] : vector<3xi32> to vector<3xindex>
// CHECK-NEXT:     %[[V30:[^ ]+]] = vector.extract %[[ARG9]][0, 0] : i1 from vector<2x3xi1>
// CHECK-NEXT:     %[[V31:[^ ]+]] = vector.extract %[[V29]][0] : index from vector<3xindex>
// CHECK-NEXT:     %[[V32:[^ ]+]] = arith.addi %[[ARG3]], %[[V31]] : index
// CHECK-NEXT:     %[[V33:[^ ]+]] = scf.if %[[V30]] -> (vector<3xf32>) {
// CHECK-NEXT:       %[[V75]] = vector.load %[[ARG0]][%[[ARG3]], %[[V32]]] {alignment = 8 : i64} : memref<?x?xf32>, vector<1xf32>
// CHECK-NEXT:       %[[V76]] = vector.extract %[[V75]][0] : f32 from vector<1xf32>
// CHECK-NEXT:       %[[V77]] = vector.insert %[[V76]], %[[V28]] [0] : f32 into vector<3xf32>
// CHECK-NEXT:       scf.yield %[[V77]] : vector<3xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V28]] : vector<3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V34:[^ ]+]] = vector.extract %[[ARG9]][0, 1] : i1 from vector<2x3xi1>
// CHECK-NEXT:     %[[V35:[^ ]+]] = vector.extract %[[V29]][1] : index from vector<3xindex>
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.addi %[[ARG3]], %[[V35]] : index
// CHECK-NEXT:     %[[V37:[^ ]+]] = scf.if %[[V34]] -> (vector<3xf32>) {
// CHECK-NEXT:       %[[V75]] = vector.load %[[ARG0]][%[[ARG3]], %[[V36]]] {alignment = 8 : i64} : memref<?x?xf32>, vector<1xf32>
// CHECK-NEXT:       %[[V76]] = vector.extract %[[V75]][0] : f32 from vector<1xf32>
// CHECK-NEXT:       %[[V77]] = vector.insert %[[V76]], %[[V33]] [1] : f32 into vector<3xf32>
// CHECK-NEXT:       scf.yield %[[V77]] : vector<3xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V33]] : vector<3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V38:[^ ]+]] = vector.extract %[[ARG9]][0, 2] : i1 from vector<2x3xi1>
// CHECK-NEXT:     %[[V39:[^ ]+]] = vector.extract %[[V29]][2] : index from vector<3xindex>
// CHECK-NEXT:     %[[V40:[^ ]+]] = arith.addi %[[ARG3]], %[[V39]] : index
// CHECK-NEXT:     %[[V41:[^ ]+]] = scf.if %[[V38]] -> (vector<3xf32>) {
// CHECK-NEXT:       %[[V75]] = vector.load %[[ARG0]][%[[ARG3]], %[[V40]]] {alignment = 8 : i64} : memref<?x?xf32>, vector<1xf32>
// CHECK-NEXT:       %[[V76]] = vector.extract %[[V75]][0] : f32 from vector<1xf32>
// CHECK-NEXT:       %[[V77]] = vector.insert %[[V76]], %[[V37]] [2] : f32 into vector<3xf32>
// CHECK-NEXT:       scf.yield %[[V77]] : vector<3xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V37]] : vector<3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V42:[^ ]+]] = vector.insert %[[V41]], %[[V0]] [0] : vector<3xf32> into vector<2x3xf32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = vector.extract %[[ARG8]][1] : vector<3xi32> from vector<2x3xi32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = vector.extract %[[ARG10]][1] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = arith.index_cast %[[V43]] : vector<3xi32> to vector<3xindex>
// CHECK-NEXT:     %[[V46:[^ ]+]] = vector.extract %[[ARG9]][1, 0] : i1 from vector<2x3xi1>
// CHECK-NEXT:     %[[V47:[^ ]+]] = vector.extract %[[V45]][0] : index from vector<3xindex>
// CHECK-NEXT:     %[[V48:[^ ]+]] = arith.addi %[[ARG3]], %[[V47]] : index
// CHECK-NEXT:     %[[V49:[^ ]+]] = scf.if %[[V46]] -> (vector<3xf32>) {
// CHECK-NEXT:       %[[V75]] = vector.load %[[ARG0]][%[[ARG3]], %[[V48]]] {alignment = 8 : i64} : memref<?x?xf32>, vector<1xf32>
// CHECK-NEXT:       %[[V76]] = vector.extract %[[V75]][0] : f32 from vector<1xf32>
// CHECK-NEXT:       %[[V77]] = vector.insert %[[V76]], %[[V44]] [0] : f32 into vector<3xf32>
// CHECK-NEXT:       scf.yield %[[V77]] : vector<3xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V44]] : vector<3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V50:[^ ]+]] = vector.extract %[[ARG9]][1, 1] : i1 from vector<2x3xi1>
// CHECK-NEXT:     %[[V51:[^ ]+]] = vector.extract %[[V45]][1] : index from vector<3xindex>
// CHECK-NEXT:     %[[V52:[^ ]+]] = arith.addi %[[ARG3]], %[[V51]] : index
// CHECK-NEXT:     %[[V53:[^ ]+]] = scf.if %[[V50]] -> (vector<3xf32>) {
// CHECK-NEXT:       %[[V75]] = vector.load %[[ARG0]][%[[ARG3]], %[[V52]]] {alignment = 8 : i64} : memref<?x?xf32>, vector<1xf32>
// CHECK-NEXT:       %[[V76]] = vector.extract %[[V75]][0] : f32 from vector<1xf32>
// CHECK-NEXT:       %[[V77]] = vector.insert %[[V76]], %[[V49]] [1] : f32 into vector<3xf32>
// CHECK-NEXT:       scf.yield %[[V77]] : vector<3xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V49]] : vector<3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V54:[^ ]+]] = vector.extract %[[ARG9]][1, 2] : i1 from vector<2x3xi1>
// CHECK-NEXT:     %[[V55:[^ ]+]] = vector.extract %[[V45]][2] : index from vector<3xindex>
// CHECK-NEXT:     %[[V56:[^ ]+]] = arith.addi %[[ARG3]], %[[V55]] : index
// CHECK-NEXT:     %[[V57:[^ ]+]] = scf.if %[[V54]] -> (vector<3xf32>) {
// CHECK-NEXT:       %[[V75]] = vector.load %[[ARG0]][%[[ARG3]], %[[V56]]] {alignment = 8 : i64} : memref<?x?xf32>, vector<1xf32>
// CHECK-NEXT:       %[[V76]] = vector.extract %[[V75]][0] : f32 from vector<1xf32>
// CHECK-NEXT:       %[[V77]] = vector.insert %[[V76]], %[[V53]] [2] : f32 into vector<3xf32>
// CHECK-NEXT:       scf.yield %[[V77]] : vector<3xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V53]] : vector<3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V58:[^ ]+]] = vector.insert %[[V57]], %[[V42]] [1] : vector<3xf32> into vector<2x3xf32>
// CHECK-NEXT:     %[[V59:[^ ]+]] = vector.gather %[[ARG0]][%[[ARG3]], %[[ARG3]]] [%[[ARG11]]], %[[ARG12]], %[[ARG13]] : memref<?x?xf32>, vector<[3]xindex>, vector<[3]xi1>, vector<[3]xf32> into vector<[3]xf32>
// CHECK-NEXT:     %[[COLLAPSE_SHAPE:[^ ]+]] = memref.collapse_shape %[[ARG14]] {{\[\[}}0, 1]] : memref<100x3xf32> into memref<300xf32>
// CHECK-NEXT:     %[[V60:[^ ]+]] = arith.muli %[[ARG5]], %[[CST]] : vector<3xindex>
// CHECK-NEXT:     %[[V61:[^ ]+]] = vector.extract %[[ARG6]][0] : i1 from vector<3xi1>
// CHECK-NEXT:     %[[V62:[^ ]+]] = vector.extract %[[V60]][0] : index from vector<3xindex>
// CHECK-NEXT:     %[[V63:[^ ]+]] = scf.if %[[V61]] -> (vector<3xf32>) {
// CHECK-NEXT:       %[[V75]] = vector.load %[[COLLAPSE_SHAPE]][%[[V62]]] : memref<300xf32>, vector<1xf32>
// CHECK-NEXT:       %[[V76]] = vector.extract %[[V75]][0] : f32 from vector<1xf32>
// CHECK-NEXT:       %[[V77]] = vector.insert %[[V76]], %[[ARG7]] [0] : f32 into vector<3xf32>
// CHECK-NEXT:       scf.yield %[[V77]] : vector<3xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG7]] : vector<3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V64:[^ ]+]] = vector.extract %[[ARG6]][1] : i1 from vector<3xi1>
// CHECK-NEXT:     %[[V65:[^ ]+]] = vector.extract %[[V60]][1] : index from vector<3xindex>
// CHECK-NEXT:     %[[V66:[^ ]+]] = scf.if %[[V64]] -> (vector<3xf32>) {
// CHECK-NEXT:       %[[V75]] = vector.load %[[COLLAPSE_SHAPE]][%[[V65]]] : memref<300xf32>, vector<1xf32>
// CHECK-NEXT:       %[[V76]] = vector.extract %[[V75]][0] : f32 from vector<1xf32>
// CHECK-NEXT:       %[[V77]] = vector.insert %[[V76]], %[[V63]] [1] : f32 into vector<3xf32>
// CHECK-NEXT:       scf.yield %[[V77]] : vector<3xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V63]] : vector<3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V67:[^ ]+]] = vector.extract %[[ARG6]][2] : i1 from vector<3xi1>
// CHECK-NEXT:     %[[V68:[^ ]+]] = vector.extract %[[V60]][2] : index from vector<3xindex>
// CHECK-NEXT:     %[[V69:[^ ]+]] = scf.if %[[V67]] -> (vector<3xf32>) {
// CHECK-NEXT:       %[[V75]] = vector.load %[[COLLAPSE_SHAPE]][%[[V68]]] : memref<300xf32>, vector<1xf32>
// CHECK-NEXT:       %[[V76]] = vector.extract %[[V75]][0] : f32 from vector<1xf32>
// CHECK-NEXT:       %[[V77]] = vector.insert %[[V76]], %[[V66]] [2] : f32 into vector<3xf32>
// CHECK-NEXT:       scf.yield %[[V77]] : vector<3xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V66]] : vector<3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V70:[^ ]+]] = arith.index_cast %[[ARG16]] : vector<1xi32> to vector<1xindex>
// CHECK-NEXT:     %[[V71:[^ ]+]] = vector.extract %[[ARG17]][0] : i1 from vector<1xi1>
// CHECK-NEXT:     %[[V72:[^ ]+]] = vector.extract %[[V70]][0] : index from vector<1xindex>
// CHECK-NEXT:     %[[V73:[^ ]+]] = arith.addi %[[ARG3]], %[[V72]] : index
// CHECK-NEXT:     %[[V74:[^ ]+]] = scf.if %[[V71]] -> (vector<1xf32>) {
// CHECK-NEXT:       %[[V75]] = vector.load %[[ARG1]][%[[V73]]] : memref<?xf32, strided<[2]>>, vector<1xf32>
// CHECK-NEXT:       %[[V76]] = vector.extract %[[V75]][0] : f32 from vector<1xf32>
// CHECK-NEXT:       %[[V77]] = vector.insert %[[V76]], %[[ARG18]] [0] : f32 into vector<1xf32>
// CHECK-NEXT:       scf.yield %[[V77]] : vector<1xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG18]] : vector<1xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "use"(%[[V13]], %[[V25]], %[[V26]], %[[V58]], %[[V59]], %[[V69]], %[[V74]]) : (vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<2x3xf32>, vector<[3]xf32>, vector<3xf32>, vector<1xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
