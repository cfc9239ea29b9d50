// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s --check-prefix=CANON

// Encodings may differ.

func.func @collapse(%a: tensor<4x2xi32, "e">) -> (tensor<8xi32, "q">, tensor<8xi32>, tensor<8xi32, "e">) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x2xi32, "e"> into tensor<8xi32, "q">
  %1 = tensor.collapse_shape %a [[0, 1]] : tensor<4x2xi32, "e"> into tensor<8xi32>
  %2 = tensor.collapse_shape %a [[0, 1]] : tensor<4x2xi32, "e"> into tensor<8xi32, "e">
  return %0, %1, %2 : tensor<8xi32, "q">, tensor<8xi32>, tensor<8xi32, "e">
}

// CHECK: module {
// CHECK-NEXT: func.func @collapse(%arg0: tensor<4x2xi32, "e">) -> (tensor<8xi32, "q">, tensor<8xi32>, tensor<8xi32, "e">) {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<4x2xi32, "e"> into tensor<8xi32, "q">
// CHECK-NEXT: %collapsed_0 = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<4x2xi32, "e"> into tensor<8xi32>
// CHECK-NEXT: %collapsed_1 = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<4x2xi32, "e"> into tensor<8xi32, "e">
// CHECK-NEXT: return %collapsed, %collapsed_0, %collapsed_1 : tensor<8xi32, "q">, tensor<8xi32>, tensor<8xi32, "e">
// CHECK-NEXT: }
// CHECK-NEXT: }

// CANON: module {
// CANON-NEXT: func.func @collapse(%arg0: tensor<4x2xi32, "e">) -> (tensor<8xi32, "q">, tensor<8xi32>, tensor<8xi32, "e">) {
// CANON-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<4x2xi32, "e"> into tensor<8xi32, "q">
// CANON-NEXT: %collapsed_0 = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<4x2xi32, "e"> into tensor<8xi32>
// CANON-NEXT: %collapsed_1 = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<4x2xi32, "e"> into tensor<8xi32, "e">
// CANON-NEXT: return %collapsed, %collapsed_0, %collapsed_1 : tensor<8xi32, "q">, tensor<8xi32>, tensor<8xi32, "e">
// CANON-NEXT: }
// CANON-NEXT: }

// -----

func.func @expand(%a: tensor<8xi32, "e">) -> (tensor<4x2xi32, "q">, tensor<4x2xi32>, tensor<4x2xi32, "e">) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4, 2] : tensor<8xi32, "e"> into tensor<4x2xi32, "q">
  %1 = tensor.expand_shape %a [[0, 1]] output_shape [4, 2] : tensor<8xi32, "e"> into tensor<4x2xi32>
  %2 = tensor.expand_shape %a [[0, 1]] output_shape [4, 2] : tensor<8xi32, "e"> into tensor<4x2xi32, "e">
  return %0, %1, %2 : tensor<4x2xi32, "q">, tensor<4x2xi32>, tensor<4x2xi32, "e">
}

// CHECK: module {
// CHECK-NEXT: func.func @expand(%arg0: tensor<8xi32, "e">) -> (tensor<4x2xi32, "q">, tensor<4x2xi32>, tensor<4x2xi32, "e">) {
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [4, 2] : tensor<8xi32, "e"> into tensor<4x2xi32, "q">
// CHECK-NEXT: %expanded_0 = tensor.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [4, 2] : tensor<8xi32, "e"> into tensor<4x2xi32>
// CHECK-NEXT: %expanded_1 = tensor.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [4, 2] : tensor<8xi32, "e"> into tensor<4x2xi32, "e">
// CHECK-NEXT: return %expanded, %expanded_0, %expanded_1 : tensor<4x2xi32, "q">, tensor<4x2xi32>, tensor<4x2xi32, "e">
// CHECK-NEXT: }
// CHECK-NEXT: }

// CANON: module {
// CANON-NEXT: func.func @expand(%arg0: tensor<8xi32, "e">) -> (tensor<4x2xi32, "q">, tensor<4x2xi32>, tensor<4x2xi32, "e">) {
// CANON-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [4, 2] : tensor<8xi32, "e"> into tensor<4x2xi32, "q">
// CANON-NEXT: %expanded_0 = tensor.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [4, 2] : tensor<8xi32, "e"> into tensor<4x2xi32>
// CANON-NEXT: %expanded_1 = tensor.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [4, 2] : tensor<8xi32, "e"> into tensor<4x2xi32, "e">
// CANON-NEXT: return %expanded, %expanded_0, %expanded_1 : tensor<4x2xi32, "q">, tensor<4x2xi32>, tensor<4x2xi32, "e">
// CANON-NEXT: }
// CANON-NEXT: }

// -----

func.func @again(%a: tensor<8xi32, "e">) -> (tensor<8xi32>, tensor<8xi32, "e">, tensor<2x4xi32>, tensor<4x2xi32>, tensor<8xi32>, tensor<1x2x4xi32, "e">) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4, 2] : tensor<8xi32, "e"> into tensor<4x2xi32, "q">
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<4x2xi32, "q"> into tensor<8xi32>
  %2 = tensor.collapse_shape %0 [[0, 1]] : tensor<4x2xi32, "q"> into tensor<8xi32, "e">
  %3 = tensor.expand_shape %1 [[0, 1]] output_shape [2, 4] : tensor<8xi32> into tensor<2x4xi32>
  %4 = tensor.expand_shape %1 [[0, 1]] output_shape [4, 2] : tensor<8xi32> into tensor<4x2xi32>
  %5 = tensor.expand_shape %a [[0]] output_shape [8] : tensor<8xi32, "e"> into tensor<8xi32>
  %6 = tensor.expand_shape %3 [[0,1], [2]] output_shape [1, 2, 4] : tensor<2x4xi32> into tensor<1x2x4xi32, "e">
  return %1, %2, %3, %4, %5, %6 : tensor<8xi32>, tensor<8xi32, "e">, tensor<2x4xi32>, tensor<4x2xi32>, tensor<8xi32>, tensor<1x2x4xi32, "e">
}

// CHECK: module {
// CHECK-NEXT: func.func @again(%arg0: tensor<8xi32, "e">) -> (tensor<8xi32>, tensor<8xi32, "e">, tensor<2x4xi32>, tensor<4x2xi32>, tensor<8xi32>, tensor<1x2x4xi32, "e">) {
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [4, 2] : tensor<8xi32, "e"> into tensor<4x2xi32, "q">
// CHECK-NEXT: %collapsed = tensor.collapse_shape %expanded {{\[\[}}0, 1]] : tensor<4x2xi32, "q"> into tensor<8xi32>
// CHECK-NEXT: %collapsed_0 = tensor.collapse_shape %expanded {{\[\[}}0, 1]] : tensor<4x2xi32, "q"> into tensor<8xi32, "e">
// CHECK-NEXT: %expanded_1 = tensor.expand_shape %collapsed {{\[\[}}0, 1]] output_shape [2, 4] : tensor<8xi32> into tensor<2x4xi32>
// CHECK-NEXT: %expanded_2 = tensor.expand_shape %collapsed {{\[\[}}0, 1]] output_shape [4, 2] : tensor<8xi32> into tensor<4x2xi32>
// CHECK-NEXT: %expanded_3 = tensor.expand_shape %arg0 {{\[\[}}0]] output_shape [8] : tensor<8xi32, "e"> into tensor<8xi32>
// CHECK-NEXT: %expanded_4 = tensor.expand_shape %expanded_1 {{\[\[}}0, 1], [2]] output_shape [1, 2, 4] : tensor<2x4xi32> into tensor<1x2x4xi32, "e">
// CHECK-NEXT: return %collapsed, %collapsed_0, %expanded_1, %expanded_2, %expanded_3, %expanded_4 : tensor<8xi32>, tensor<8xi32, "e">, tensor<2x4xi32>, tensor<4x2xi32>, tensor<8xi32>, tensor<1x2x4xi32, "e">
// CHECK-NEXT: }
// CHECK-NEXT: }

// CANON: module {
// CANON-NEXT: func.func @again(%arg0: tensor<8xi32, "e">) -> (tensor<8xi32>, tensor<8xi32, "e">, tensor<2x4xi32>, tensor<4x2xi32>, tensor<8xi32>, tensor<1x2x4xi32, "e">) {
// CANON-NEXT: %cast = tensor.cast %arg0 : tensor<8xi32, "e"> to tensor<8xi32>
// CANON-NEXT: %expanded = tensor.expand_shape %cast {{\[\[}}0, 1]] output_shape [2, 4] : tensor<8xi32> into tensor<2x4xi32>
// CANON-NEXT: %expanded_0 = tensor.expand_shape %cast {{\[\[}}0, 1]] output_shape [4, 2] : tensor<8xi32> into tensor<4x2xi32>
// CANON-NEXT: %expanded_1 = tensor.expand_shape %arg0 {{\[\[}}0]] output_shape [8] : tensor<8xi32, "e"> into tensor<8xi32>
// CANON-NEXT: %expanded_2 = tensor.expand_shape %cast {{\[\[}}0, 1, 2]] output_shape [1, 2, 4] : tensor<8xi32> into tensor<1x2x4xi32, "e">
// CANON-NEXT: return %cast, %arg0, %expanded, %expanded_0, %expanded_1, %expanded_2 : tensor<8xi32>, tensor<8xi32, "e">, tensor<2x4xi32>, tensor<4x2xi32>, tensor<8xi32>, tensor<1x2x4xi32, "e">
// CANON-NEXT: }
// CANON-NEXT: }
