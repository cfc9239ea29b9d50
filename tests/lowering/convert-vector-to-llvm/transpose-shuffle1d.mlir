// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm=vector-transpose-lowering=shuffle1d | FileCheck %s

func.func @transpose(%a: vector<2x3xf32>, %b: vector<1x3x1x2xi32>) -> (vector<3x2xf32>, vector<1x2x1x3xi32>) {
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %1 = vector.transpose %b, [0, 3, 2, 1] : vector<1x3x1x2xi32> to vector<1x2x1x3xi32>
  return %0, %1 : vector<3x2xf32>, vector<1x2x1x3xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose(%[[ARG0:[^ ]+]]: vector<2x3xf32>, %[[ARG1:[^ ]+]]: vector<1x3x1x2xi32>) -> (vector<3x2xf32>, vector<1x2x1x3xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<1x3x1x2xi32> to !llvm.array<1 x array<3 x array<1 x vector<2xi32>>>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = ub.poison : vector<1x2x1x3xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<1x2x1x3xi32> to !llvm.array<1 x array<2 x array<1 x vector<3xi32>>>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = ub.poison : vector<6xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = ub.poison : vector<3x2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = builtin.unrealized_conversion_cast %[[V5]] : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %[[V7:[^ ]+]] = ub.poison : vector<6xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.shufflevector %[[V8]], %[[V8]] [0, 1, 2, 0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.shufflevector %[[V9]], %[[V7]] [0, 1, 2, 9, 10, 11] : vector<6xf32> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shufflevector %[[V11]], %[[V11]] [0, 1, 2, 0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shufflevector %[[V12]], %[[V10]] [6, 7, 8, 0, 1, 2] : vector<6xf32> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shufflevector %[[V13]], %[[V13]] [0, 3, 1, 4, 2, 5] : vector<6xf32> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shufflevector %[[V14]], %[[V14]] [0, 1] : vector<6xf32> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertvalue %[[V15]], %[[V6]][0] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shufflevector %[[V14]], %[[V14]] [2, 3] : vector<6xf32> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V17]], %[[V16]][1] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.shufflevector %[[V14]], %[[V14]] [4, 5] : vector<6xf32> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.insertvalue %[[V19]], %[[V18]][2] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = builtin.unrealized_conversion_cast %[[V20]] : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.extractvalue %[[V0]][0, 0, 0] : !llvm.array<1 x array<3 x array<1 x vector<2xi32>>>> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.shufflevector %[[V22]], %[[V22]] [0, 1, 0, 0, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shufflevector %[[V23]], %[[V4]] [0, 1, 8, 9, 10, 11] : vector<6xi32> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.extractvalue %[[V0]][0, 1, 0] : !llvm.array<1 x array<3 x array<1 x vector<2xi32>>>> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.shufflevector %[[V25]], %[[V25]] [0, 1, 0, 0, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.shufflevector %[[V26]], %[[V24]] [6, 7, 0, 1, 10, 11] : vector<6xi32> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.extractvalue %[[V0]][0, 2, 0] : !llvm.array<1 x array<3 x array<1 x vector<2xi32>>>> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.shufflevector %[[V28]], %[[V28]] [0, 1, 0, 0, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.shufflevector %[[V29]], %[[V27]] [6, 7, 8, 9, 0, 1] : vector<6xi32> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.shufflevector %[[V30]], %[[V30]] [0, 2, 4, 1, 3, 5] : vector<6xi32> 
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.shufflevector %[[V31]], %[[V31]] [0, 1, 2] : vector<6xi32> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.insertvalue %[[V32]], %[[V3]][0, 0, 0] : !llvm.array<1 x array<2 x array<1 x vector<3xi32>>>> 
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.shufflevector %[[V31]], %[[V31]] [3, 4, 5] : vector<6xi32> 
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.insertvalue %[[V34]], %[[V33]][0, 1, 0] : !llvm.array<1 x array<2 x array<1 x vector<3xi32>>>> 
// CHECK-NEXT:     %[[V36:[^ ]+]] = builtin.unrealized_conversion_cast %[[V35]] : !llvm.array<1 x array<2 x array<1 x vector<3xi32>>>> to vector<1x2x1x3xi32>
// CHECK-NEXT:     return %[[V21]], %[[V36]] : vector<3x2xf32>, vector<1x2x1x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
