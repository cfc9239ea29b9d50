// RUN: mlir-opt %s --canonicalize --split-input-file | FileCheck %s

// A slice has the encoding of the whole, or none where it has fewer dimensions.

func.func @es(%a: tensor<8x4xi32, "e">) -> tensor<?x2xi32, "e"> {
  %c = arith.constant 2 : index
  %0 = tensor.extract_slice %a[0, 0] [%c, 2] [1, 1] : tensor<8x4xi32, "e"> to tensor<?x2xi32, "e">
  return %0 : tensor<?x2xi32, "e">
}

// CHECK: module {
// CHECK-NEXT: func.func @es(%arg0: tensor<8x4xi32, "e">) -> tensor<?x2xi32, "e"> {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 2] [1, 1] : tensor<8x4xi32, "e"> to tensor<2x2xi32, "e">
// CHECK-NEXT: %cast = tensor.cast %extracted_slice : tensor<2x2xi32, "e"> to tensor<?x2xi32, "e">
// CHECK-NEXT: return %cast : tensor<?x2xi32, "e">
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----
func.func @es_red(%a: tensor<8x4xi32, "e">) -> tensor<?xi32, "e"> {
  %c = arith.constant 2 : index
  %0 = tensor.extract_slice %a[0, 0] [%c, 1] [1, 1] : tensor<8x4xi32, "e"> to tensor<?xi32, "e">
  return %0 : tensor<?xi32, "e">
}

// CHECK: module {
// CHECK-NEXT: func.func @es_red(%arg0: tensor<8x4xi32, "e">) -> tensor<?xi32, "e"> {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 1] [1, 1] : tensor<8x4xi32, "e"> to tensor<2xi32>
// CHECK-NEXT: %cast = tensor.cast %extracted_slice : tensor<2xi32> to tensor<?xi32, "e">
// CHECK-NEXT: return %cast : tensor<?xi32, "e">
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----
func.func @es_red_off(%a: tensor<8x4xi32, "e">) -> tensor<2xi32, "e"> {
  %c = arith.constant 2 : index
  %0 = tensor.extract_slice %a[%c, 0] [2, 1] [1, 1] : tensor<8x4xi32, "e"> to tensor<2xi32, "e">
  return %0 : tensor<2xi32, "e">
}

// CHECK: module {
// CHECK-NEXT: func.func @es_red_off(%arg0: tensor<8x4xi32, "e">) -> tensor<2xi32, "e"> {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[2, 0] [2, 1] [1, 1] : tensor<8x4xi32, "e"> to tensor<2xi32>
// CHECK-NEXT: %cast = tensor.cast %extracted_slice : tensor<2xi32> to tensor<2xi32, "e">
// CHECK-NEXT: return %cast : tensor<2xi32, "e">
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----
func.func @es_none(%a: tensor<8x4xi32, "e">) -> tensor<?x2xi32> {
  %c = arith.constant 2 : index
  %0 = tensor.extract_slice %a[0, 0] [%c, 2] [1, 1] : tensor<8x4xi32, "e"> to tensor<?x2xi32>
  return %0 : tensor<?x2xi32>
}

// CHECK: module {
// CHECK-NEXT: func.func @es_none(%arg0: tensor<8x4xi32, "e">) -> tensor<?x2xi32> {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 2] [1, 1] : tensor<8x4xi32, "e"> to tensor<2x2xi32, "e">
// CHECK-NEXT: %cast = tensor.cast %extracted_slice : tensor<2x2xi32, "e"> to tensor<?x2xi32>
// CHECK-NEXT: return %cast : tensor<?x2xi32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----
func.func @es_none_red(%a: tensor<8x4xi32, "e">) -> tensor<2xi32> {
  %c = arith.constant 2 : index
  %0 = tensor.extract_slice %a[%c, 0] [2, 1] [1, 1] : tensor<8x4xi32, "e"> to tensor<2xi32>
  return %0 : tensor<2xi32>
}

// CHECK: module {
// CHECK-NEXT: func.func @es_none_red(%arg0: tensor<8x4xi32, "e">) -> tensor<2xi32> {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[2, 0] [2, 1] [1, 1] : tensor<8x4xi32, "e"> to tensor<2xi32>
// CHECK-NEXT: return %extracted_slice : tensor<2xi32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----
func.func @es_cast(%a: tensor<8x4xi32, "e">) -> tensor<2x2xi32, "e"> {
  %b = tensor.cast %a : tensor<8x4xi32, "e"> to tensor<?x?xi32, "e">
  %0 = tensor.extract_slice %b[0, 0] [2, 2] [1, 1] : tensor<?x?xi32, "e"> to tensor<2x2xi32, "e">
  return %0 : tensor<2x2xi32, "e">
}

// CHECK: module {
// CHECK-NEXT: func.func @es_cast(%arg0: tensor<8x4xi32, "e">) -> tensor<2x2xi32, "e"> {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 2] [1, 1] : tensor<8x4xi32, "e"> to tensor<2x2xi32, "e">
// CHECK-NEXT: return %extracted_slice : tensor<2x2xi32, "e">
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----
func.func @es_cast2(%a: tensor<8x4xi32>) -> tensor<2xi32, "e"> {
  %b = tensor.cast %a : tensor<8x4xi32> to tensor<?x?xi32, "e">
  %0 = tensor.extract_slice %b[0, 0] [2, 1] [1, 1] : tensor<?x?xi32, "e"> to tensor<2xi32, "e">
  return %0 : tensor<2xi32, "e">
}

// CHECK: module {
// CHECK-NEXT: func.func @es_cast2(%arg0: tensor<8x4xi32>) -> tensor<2xi32, "e"> {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<8x4xi32> to tensor<?x?xi32, "e">
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %cast[0, 0] [2, 1] [1, 1] : tensor<?x?xi32, "e"> to tensor<2xi32, "e">
// CHECK-NEXT: return %extracted_slice : tensor<2xi32, "e">
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----
func.func @is(%a: tensor<8x4xi32, "e">, %s: tensor<?x2xi32, "e">) -> tensor<8x4xi32, "e"> {
  %c = arith.constant 2 : index
  %0 = tensor.insert_slice %s into %a[0, 0] [%c, 2] [1, 1] : tensor<?x2xi32, "e"> into tensor<8x4xi32, "e">
  return %0 : tensor<8x4xi32, "e">
}

// CHECK: module {
// CHECK-NEXT: func.func @is(%arg0: tensor<8x4xi32, "e">, %arg1: tensor<?x2xi32, "e">) -> tensor<8x4xi32, "e"> {
// CHECK-NEXT: %cast = tensor.cast %arg1 : tensor<?x2xi32, "e"> to tensor<2x2xi32, "e">
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %cast into %arg0[0, 0] [2, 2] [1, 1] : tensor<2x2xi32, "e"> into tensor<8x4xi32, "e">
// CHECK-NEXT: return %inserted_slice : tensor<8x4xi32, "e">
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----
func.func @is_none(%a: tensor<8x4xi32, "e">, %s: tensor<?x2xi32>) -> tensor<8x4xi32, "e"> {
  %c = arith.constant 2 : index
  %0 = tensor.insert_slice %s into %a[0, 0] [%c, 2] [1, 1] : tensor<?x2xi32> into tensor<8x4xi32, "e">
  return %0 : tensor<8x4xi32, "e">
}

// CHECK: module {
// CHECK-NEXT: func.func @is_none(%arg0: tensor<8x4xi32, "e">, %arg1: tensor<?x2xi32>) -> tensor<8x4xi32, "e"> {
// CHECK-NEXT: %cast = tensor.cast %arg1 : tensor<?x2xi32> to tensor<2x2xi32, "e">
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %cast into %arg0[0, 0] [2, 2] [1, 1] : tensor<2x2xi32, "e"> into tensor<8x4xi32, "e">
// CHECK-NEXT: return %inserted_slice : tensor<8x4xi32, "e">
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----
func.func @is_red(%a: tensor<8x4xi32, "e">, %s: tensor<?xi32, "e">) -> tensor<8x4xi32, "e"> {
  %c = arith.constant 2 : index
  %0 = tensor.insert_slice %s into %a[0, 0] [%c, 1] [1, 1] : tensor<?xi32, "e"> into tensor<8x4xi32, "e">
  return %0 : tensor<8x4xi32, "e">
}

// CHECK: module {
// CHECK-NEXT: func.func @is_red(%arg0: tensor<8x4xi32, "e">, %arg1: tensor<?xi32, "e">) -> tensor<8x4xi32, "e"> {
// CHECK-NEXT: %cast = tensor.cast %arg1 : tensor<?xi32, "e"> to tensor<2xi32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %cast into %arg0[0, 0] [2, 1] [1, 1] : tensor<2xi32> into tensor<8x4xi32, "e">
// CHECK-NEXT: return %inserted_slice : tensor<8x4xi32, "e">
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----
func.func @is_off(%a: tensor<8x4xi32, "e">, %s: tensor<2x2xi32>) -> tensor<8x4xi32, "e"> {
  %c = arith.constant 2 : index
  %0 = tensor.insert_slice %s into %a[%c, 0] [2, 2] [1, 1] : tensor<2x2xi32> into tensor<8x4xi32, "e">
  return %0 : tensor<8x4xi32, "e">
}

// CHECK: module {
// CHECK-NEXT: func.func @is_off(%arg0: tensor<8x4xi32, "e">, %arg1: tensor<2x2xi32>) -> tensor<8x4xi32, "e"> {
// CHECK-NEXT: %cast = tensor.cast %arg1 : tensor<2x2xi32> to tensor<2x2xi32, "e">
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %cast into %arg0[2, 0] [2, 2] [1, 1] : tensor<2x2xi32, "e"> into tensor<8x4xi32, "e">
// CHECK-NEXT: return %inserted_slice : tensor<8x4xi32, "e">
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----
func.func @is_cast(%a: tensor<8x4xi32, "e">, %s: tensor<2x2xi32>) -> tensor<8x4xi32, "e"> {
  %t = tensor.cast %s : tensor<2x2xi32> to tensor<?x2xi32, "e">
  %c = arith.constant 2 : index
  %0 = tensor.insert_slice %t into %a[0, 0] [%c, 2] [1, 1] : tensor<?x2xi32, "e"> into tensor<8x4xi32, "e">
  return %0 : tensor<8x4xi32, "e">
}

// CHECK: module {
// CHECK-NEXT: func.func @is_cast(%arg0: tensor<8x4xi32, "e">, %arg1: tensor<2x2xi32>) -> tensor<8x4xi32, "e"> {
// CHECK-NEXT: %cast = tensor.cast %arg1 : tensor<2x2xi32> to tensor<2x2xi32, "e">
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %cast into %arg0[0, 0] [2, 2] [1, 1] : tensor<2x2xi32, "e"> into tensor<8x4xi32, "e">
// CHECK-NEXT: return %inserted_slice : tensor<8x4xi32, "e">
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----
func.func @is_dest(%a: tensor<8x4xi32>, %s: tensor<2x2xi32>) -> tensor<?x4xi32, "e"> {
  %t = tensor.cast %a : tensor<8x4xi32> to tensor<?x4xi32, "e">
  %0 = tensor.insert_slice %s into %t[0, 0] [2, 2] [1, 1] : tensor<2x2xi32> into tensor<?x4xi32, "e">
  return %0 : tensor<?x4xi32, "e">
}

// CHECK: module {
// CHECK-NEXT: func.func @is_dest(%arg0: tensor<8x4xi32>, %arg1: tensor<2x2xi32>) -> tensor<?x4xi32, "e"> {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<8x4xi32> to tensor<?x4xi32, "e">
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg1 into %cast[0, 0] [2, 2] [1, 1] : tensor<2x2xi32> into tensor<?x4xi32, "e">
// CHECK-NEXT: return %inserted_slice : tensor<?x4xi32, "e">
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----
func.func @par(%a: tensor<8x4xi32, "e">, %s: tensor<?x2xi32>) -> tensor<8x4xi32, "e"> {
  %c = arith.constant 2 : index
  %r = scf.forall (%i) in (2) shared_outs(%o = %a) -> tensor<8x4xi32, "e"> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, 0] [%c, 2] [1, 1] : tensor<?x2xi32> into tensor<8x4xi32, "e">
    }
  }
  return %r : tensor<8x4xi32, "e">
}

// CHECK: module {
// CHECK-NEXT: func.func @par(%arg0: tensor<8x4xi32, "e">, %arg1: tensor<?x2xi32>) -> tensor<8x4xi32, "e"> {
// CHECK-NEXT: %[[V0:.*]] = scf.forall (%arg2) in (2) shared_outs(%arg3 = %arg0) -> (tensor<8x4xi32, "e">) {
// CHECK-NEXT: %cast = tensor.cast %arg1 : tensor<?x2xi32> to tensor<2x2xi32, "e">
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %cast into %arg3[%arg2, 0] [2, 2] [1, 1] : tensor<2x2xi32, "e"> into tensor<8x4xi32, "e">
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : tensor<8x4xi32, "e">
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----
func.func @whole(%a: tensor<8x4xi32, "e">, %s: tensor<8x4xi32>) -> (tensor<8x4xi32, "e">, tensor<8x4xi32>) {
  %0 = tensor.insert_slice %s into %a[0, 0] [8, 4] [1, 1] : tensor<8x4xi32> into tensor<8x4xi32, "e">
  %1 = tensor.extract_slice %a[0, 0] [8, 4] [1, 1] : tensor<8x4xi32, "e"> to tensor<8x4xi32>
  return %0, %1 : tensor<8x4xi32, "e">, tensor<8x4xi32>
}

// CHECK: module {
// CHECK-NEXT: func.func @whole(%arg0: tensor<8x4xi32, "e">, %arg1: tensor<8x4xi32>) -> (tensor<8x4xi32, "e">, tensor<8x4xi32>) {
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg1 into %arg0[0, 0] [8, 4] [1, 1] : tensor<8x4xi32> into tensor<8x4xi32, "e">
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[0, 0] [8, 4] [1, 1] : tensor<8x4xi32, "e"> to tensor<8x4xi32>
// CHECK-NEXT: return %inserted_slice, %extracted_slice : tensor<8x4xi32, "e">, tensor<8x4xi32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----
func.func @consumer(%a: tensor<8x4xi32, "e">) -> (tensor<?x4xi32>, tensor<8x4xi32>) {
  %0 = tensor.cast %a : tensor<8x4xi32, "e"> to tensor<?x4xi32, "e">
  %1 = tensor.cast %0 : tensor<?x4xi32, "e"> to tensor<?x4xi32>
  %2 = tensor.cast %0 : tensor<?x4xi32, "e"> to tensor<8x4xi32>
  return %1, %2 : tensor<?x4xi32>, tensor<8x4xi32>
}

// CHECK: module {
// CHECK-NEXT: func.func @consumer(%arg0: tensor<8x4xi32, "e">) -> (tensor<?x4xi32>, tensor<8x4xi32>) {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<8x4xi32, "e"> to tensor<?x4xi32>
// CHECK-NEXT: %cast_0 = tensor.cast %arg0 : tensor<8x4xi32, "e"> to tensor<8x4xi32>
// CHECK-NEXT: return %cast, %cast_0 : tensor<?x4xi32>, tensor<8x4xi32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----
func.func @casted(%a: tensor<8x?xi32, "e">, %i: index) -> tensor<2x2xi32, "e"> {
  %0 = tensor.extract_slice %a[0, 0] [2, %i] [1, 1] : tensor<8x?xi32, "e"> to tensor<2x?xi32, "e">
  %1 = tensor.cast %0 : tensor<2x?xi32, "e"> to tensor<2x2xi32, "e">
  return %1 : tensor<2x2xi32, "e">
}

// CHECK: module {
// CHECK-NEXT: func.func @casted(%arg0: tensor<8x?xi32, "e">, %arg1: index) -> tensor<2x2xi32, "e"> {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 2] [1, 1] : tensor<8x?xi32, "e"> to tensor<2x2xi32, "e">
// CHECK-NEXT: return %extracted_slice : tensor<2x2xi32, "e">
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @empty(%i: index) -> tensor<4xi32> {
  %0 = tensor.empty(%i) : tensor<?xi32, "e">
  %1 = tensor.cast %0 : tensor<?xi32, "e"> to tensor<4xi32>
  return %1 : tensor<4xi32>
}

// CHECK: module {
// CHECK-NEXT: func.func @empty(%arg0: index) -> tensor<4xi32> {
// CHECK-NEXT: %[[V0:.*]] = tensor.empty(%arg0) : tensor<?xi32, "e">
// CHECK-NEXT: %cast = tensor.cast %[[V0]] : tensor<?xi32, "e"> to tensor<4xi32>
// CHECK-NEXT: return %cast : tensor<4xi32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @expanded(%a: tensor<4x2xf32, "e">) -> tensor<1x?x2xf32, "e"> {
  %c4 = arith.constant 4 : index
  %0 = tensor.cast %a : tensor<4x2xf32, "e"> to tensor<?x2xf32, "e">
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [1, %c4, 2] : tensor<?x2xf32, "e"> into tensor<1x?x2xf32, "e">
  return %1 : tensor<1x?x2xf32, "e">
}

// CHECK: module {
// CHECK-NEXT: func.func @expanded(%arg0: tensor<4x2xf32, "e">) -> tensor<1x?x2xf32, "e"> {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<4x2xf32, "e"> to tensor<4x2xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %cast {{\[\[}}0, 1], [2]] output_shape [1, 4, 2] : tensor<4x2xf32> into tensor<1x4x2xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %expanded : tensor<1x4x2xf32> to tensor<1x?x2xf32, "e">
// CHECK-NEXT: return %cast_0 : tensor<1x?x2xf32, "e">
// CHECK-NEXT: }
// CHECK-NEXT: }
