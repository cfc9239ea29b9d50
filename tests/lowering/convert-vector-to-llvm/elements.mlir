// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @extract(%v: vector<4xf32>, %m: vector<2x4xf32>, %t: vector<2x3x4xf32>, %z: vector<f32>, %i: index, %j : index) {
  %0 = vector.extract %v[2] : f32 from vector<4xf32>
  %1 = vector.extract %v[%i] : f32 from vector<4xf32>
  %2 = vector.extract %m[1] : vector<4xf32> from vector<2x4xf32>
  %3 = vector.extract %m[1, 2] : f32 from vector<2x4xf32>
  %4 = vector.extract %m[1, %i] : f32 from vector<2x4xf32>
  %5 = vector.extract %m[%i] : vector<4xf32> from vector<2x4xf32>
  %6 = vector.extract %z[] : f32 from vector<f32>
  %7 = vector.extract %t[] : vector<2x3x4xf32> from vector<2x3x4xf32>
  %8 = vector.extract %t[0] : vector<3x4xf32> from vector<2x3x4xf32>
  %9 = vector.extract %t[0, %i] : vector<4xf32> from vector<2x3x4xf32>
  %10 = vector.extract %t[0, -1] : vector<4xf32> from vector<2x3x4xf32>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (f32, f32, vector<4xf32>, f32, f32, vector<4xf32>, f32, vector<2x3x4xf32>, vector<3x4xf32>, vector<4xf32>, vector<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<2x4xf32>, %[[ARG2:[^ ]+]]: vector<2x3x4xf32>, %[[ARG3:[^ ]+]]: vector<f32>, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x3x4xf32> to !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : index to i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = ub.poison : vector<4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V5]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V3]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractelement %[[V9]][%[[V10]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractelement %[[V12]][%[[V3]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract %[[ARG1]][%[[ARG4]]] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractelement %[[V1]][%[[V15]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x array<3 x vector<4xf32>>> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = builtin.unrealized_conversion_cast %[[V17]] : !llvm.array<3 x vector<4xf32>> to vector<3x4xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract %[[ARG2]][0, %[[ARG4]]] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:     "test.use"(%[[V6]], %[[V7]], %[[V8]], %[[V11]], %[[V13]], %[[V14]], %[[V16]], %[[ARG2]], %[[V18]], %[[V19]], %[[V4]]) : (f32, f32, vector<4xf32>, f32, f32, vector<4xf32>, f32, vector<2x3x4xf32>, vector<3x4xf32>, vector<4xf32>, vector<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert(%f: f32, %v: vector<4xf32>, %m: vector<2x4xf32>, %t: vector<2x3x4xf32>, %z: vector<f32>, %i: index, %j : index) {
  %0 = vector.insert %f, %v[2] : f32 into vector<4xf32>
  %1 = vector.insert %f, %v[%i] : f32 into vector<4xf32>
  %2 = vector.insert %v, %m[1] : vector<4xf32> into vector<2x4xf32>
  %3 = vector.insert %f, %m[1, 2] : f32 into vector<2x4xf32>
  %4 = vector.insert %f, %m[1, %i] : f32 into vector<2x4xf32>
  %6 = vector.insert %f, %z[] : f32 into vector<f32>
  %7 = vector.insert %t, %t[] : vector<2x3x4xf32> into vector<2x3x4xf32>
  %10 = vector.insert %v, %t[0, -1] : vector<4xf32> into vector<2x3x4xf32>
  "test.use"(%0, %1, %2, %3, %4, %6, %7, %10) : (vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<f32>, vector<2x3x4xf32>, vector<2x3x4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<2x4xf32>, %[[ARG3:[^ ]+]]: vector<2x3x4xf32>, %[[ARG4:[^ ]+]]: vector<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG5]] : index to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = ub.poison : vector<2x3x4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertelement %[[ARG0]], %[[ARG1]][%[[V4]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertelement %[[ARG0]], %[[ARG1]][%[[V2]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = builtin.unrealized_conversion_cast %[[V7]] : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertelement %[[ARG0]], %[[V9]][%[[V10]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V1]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = builtin.unrealized_conversion_cast %[[V12]] : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.insertelement %[[ARG0]], %[[V14]][%[[V2]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertvalue %[[V15]], %[[V1]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = builtin.unrealized_conversion_cast %[[V16]] : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.insertelement %[[ARG0]], %[[V0]][%[[V18]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = builtin.unrealized_conversion_cast %[[V19]] : vector<1xf32> to vector<f32>
// CHECK-NEXT:     "test.use"(%[[V5]], %[[V6]], %[[V8]], %[[V13]], %[[V17]], %[[V20]], %[[ARG3]], %[[V3]]) : (vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<f32>, vector<2x3x4xf32>, vector<2x3x4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shuf(%a: vector<4xf32>, %b: vector<3xf32>, %m: vector<2x4xf32>, %n: vector<3x4xf32>, %f: f32) {
  %0 = vector.shuffle %a, %a [0, 4, 1, 5] : vector<4xf32>, vector<4xf32>
  %1 = vector.shuffle %a, %b [0, 4, 1, 5] : vector<4xf32>, vector<3xf32>
  %2 = vector.shuffle %m, %n [0, 4] : vector<2x4xf32>, vector<3x4xf32>
  %3 = vector.shuffle %a, %b [0, -1, 1, 5] : vector<4xf32>, vector<3xf32>
  %4 = vector.from_elements %f, %f, %f : vector<3xf32>
  %5 = vector.from_elements %f : vector<f32>
  %6 = vector.from_elements %f, %f, %f, %f : vector<2x2xf32>
  %7:4 = vector.to_elements %a : vector<4xf32>
  %8:8 = vector.to_elements %m : vector<2x4xf32>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7#1, %8#3) : (vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<3xf32>, vector<f32>, vector<2x2xf32>, f32, f32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @shuf(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<3xf32>, %[[ARG2:[^ ]+]]: vector<2x4xf32>, %[[ARG3:[^ ]+]]: vector<3x4xf32>, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<3x4xf32> to !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.shufflevector %[[ARG0]], %[[ARG0]] [0, 4, 1, 5] : vector<4xf32> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V6]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertelement %[[V7]], %[[V5]][%[[V8]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractelement %[[ARG1]][%[[V10]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertelement %[[V11]], %[[V9]][%[[V12]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V14]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.insertelement %[[V15]], %[[V13]][%[[V16]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractelement %[[ARG1]][%[[V18]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.insertelement %[[V19]], %[[V17]][%[[V20]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.poison : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.insertvalue %[[V23]], %[[V22]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.array<3 x vector<4xf32>> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.insertvalue %[[V25]], %[[V24]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = builtin.unrealized_conversion_cast %[[V26]] : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V29]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.insertelement %[[V30]], %[[V28]][%[[V31]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(-1 : index) : i64
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V33]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.insertelement %[[V34]], %[[V32]][%[[V35]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V37]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.insertelement %[[V38]], %[[V36]][%[[V39]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.extractelement %[[ARG1]][%[[V41]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.insertelement %[[V42]], %[[V40]][%[[V43]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.insertelement %[[ARG4]], %[[V45]][%[[V46]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.insertelement %[[ARG4]], %[[V47]][%[[V48]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.insertelement %[[ARG4]], %[[V49]][%[[V50]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.mlir.poison : vector<1xf32>
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.insertelement %[[ARG4]], %[[V52]][%[[V53]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V55:[^ ]+]] = builtin.unrealized_conversion_cast %[[V54]] : vector<1xf32> to vector<f32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.insertelement %[[ARG4]], %[[V56]][%[[V57]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.insertelement %[[ARG4]], %[[V58]][%[[V59]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.insertvalue %[[V60]], %[[V3]][0] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.insertelement %[[ARG4]], %[[V62]][%[[V63]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.insertelement %[[ARG4]], %[[V64]][%[[V65]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.insertvalue %[[V66]], %[[V61]][1] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V68:[^ ]+]] = builtin.unrealized_conversion_cast %[[V67]] : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V69]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.extractelement %[[V71]][%[[V72]] : i64] : vector<4xf32>
// CHECK-NEXT:     "test.use"(%[[V4]], %[[V21]], %[[V27]], %[[V44]], %[[V51]], %[[V55]], %[[V68]], %[[V70]], %[[V73]]) : (vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<3xf32>, vector<f32>, vector<2x2xf32>, f32, f32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scal(%a: vector<4xf32>, %b: vector<[4]xf32>) {
  %0 = vector.scalable.insert %a, %b[4] : vector<4xf32> into vector<[4]xf32>
  %1 = vector.scalable.extract %b[4] : vector<4xf32> from vector<[4]xf32>
  "test.use"(%0, %1) : (vector<[4]xf32>, vector<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @scal(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<[4]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.vector.insert %[[ARG0]], %[[ARG1]][4] : vector<4xf32> into vector<[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.vector.extract %[[ARG1]][4] : vector<4xf32> from vector<[4]xf32>
// CHECK-NEXT:     "test.use"(%[[V0]], %[[V1]]) : (vector<[4]xf32>, vector<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
