// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries test-analysis-only dump-alias-sets' | FileCheck %s

func.func @f(%t: tensor<?xf32>, %c: i1, %i: index, %f: f32) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  %1 = scf.if %c -> tensor<?xf32> {
    %2 = tensor.insert %f into %0[%i] : tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  } else { scf.yield %0 : tensor<?xf32> }
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %3 = scf.for %j = %c0 to %i step %c1 iter_args(%a = %1) -> tensor<?xf32> {
    %4 = tensor.insert %f into %a[%j] : tensor<?xf32>
    scf.yield %4 : tensor<?xf32>
  }
  %cst = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %x = tensor.extract %cst[%i] : tensor<2xf32>
  %5 = tensor.insert %x into %3[%i] : tensor<?xf32>
  return %5 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> tensor<?xf32> attributes {__bbarg_alias_set_attr__ = {{\[\[}}{{\[\[}}"%[[INSERTED_0:[^ ]+]]", "%[[V1:[^ ]+]]", "%[[V0:[^ ]+]]", "%[[INSERTED_1:[^ ]+]]", "%[[INSERTED:[^ ]+]]", "%[[ARG0]]"]]]]} {
// CHECK-NEXT:     %[[INSERTED]] = tensor.insert %[[ARG3]] into %[[ARG0]][%[[ARG2]]] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = {{\[\[}}"%[[INSERTED_0]]", "%[[V1]]", "%[[V0]]", "%[[INSERTED_1]]", "%[[INSERTED]]", "%[[ARG0]]"]]} : tensor<?xf32>
// CHECK-NEXT:     %[[V0]] = scf.if %[[ARG1]] -> (tensor<?xf32>) {
// CHECK-NEXT:       %[[INSERTED_1]] = tensor.insert %[[ARG3]] into %[[INSERTED]][%[[ARG2]]] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = {{\[\[}}"%[[INSERTED_0]]", "%[[V1]]", "%[[V0]]", "%[[INSERTED_1]]", "%[[INSERTED]]", "%[[ARG0]]"]]} : tensor<?xf32>
// CHECK-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %[[INSERTED_1]] : tensor<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %[[INSERTED]] : tensor<?xf32>
// CHECK-NEXT:     } {__opresult_alias_set_attr__ = {{\[\[}}"%[[INSERTED_0]]", "%[[V1]]", "%[[V0]]", "%[[INSERTED_1]]", "%[[INSERTED]]", "%[[ARG0]]"]]}
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V1]] = scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[ARG2]] step %[[C1]] iter_args(%[[ARG5:[^ ]+]] = %[[V0]]) -> (tensor<?xf32>) {
// CHECK-NEXT:       %[[INSERTED_1]] = tensor.insert %[[ARG3]] into %[[ARG5]][%[[ARG4]]] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = {{\[\[}}"%[[INSERTED_1]]", "%[[ARG5]]"]]} : tensor<?xf32>
// CHECK-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %[[INSERTED_1]] : tensor<?xf32>
// CHECK-NEXT:     } {__bbarg_alias_set_attr__ = {{\[\[}}{{\[\[}}"%[[INSERTED_1]]", "%[[ARG5]]"]]]], __inplace_operands_attr__ = ["none", "none", "none", "true"], __opresult_alias_set_attr__ = {{\[\[}}"%[[INSERTED_0]]", "%[[V1]]", "%[[V0]]", "%[[INSERTED_1]]", "%[[INSERTED]]", "%[[ARG0]]"]]}
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant {__opresult_alias_set_attr__ = {{\[\[}}"%[[CST]]"]]} dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:     %[[EXTRACTED:[^ ]+]] = tensor.extract %[[CST]][%[[ARG2]]] {__inplace_operands_attr__ = ["true", "none"]} : tensor<2xf32>
// CHECK-NEXT:     %[[INSERTED_0]] = tensor.insert %[[EXTRACTED]] into %[[V1]][%[[ARG2]]] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = {{\[\[}}"%[[INSERTED_0]]", "%[[V1]]", "%[[V0]]", "%[[INSERTED_1]]", "%[[INSERTED]]", "%[[ARG0]]"]]} : tensor<?xf32>
// CHECK-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_0]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @cf(%t: tensor<?xf32>, %u: tensor<?xf32>, %c: i1, %i: index, %f: f32) -> tensor<?xf32> {
  cf.cond_br %c, ^bb1(%t : tensor<?xf32>), ^bb2(%u, %f : tensor<?xf32>, f32)
^bb1(%a: tensor<?xf32>):
  %0 = tensor.insert %f into %a[%i] : tensor<?xf32>
  cf.br ^bb3(%0 : tensor<?xf32>)
^bb2(%b: tensor<?xf32>, %g: f32):
  cf.br ^bb3(%b : tensor<?xf32>)
^bb3(%d: tensor<?xf32>):
  %r = tensor.insert %f into %d[%i] : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cf(%[[ARG0:[^ ]+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:[^ ]+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) -> tensor<?xf32> attributes {__bbarg_alias_set_attr__ = {{\[\[}}{{\[\[}}"%[[INSERTED:[^ ]+]]", "%[[V0:[^ ]+]]", "%[[ARG0]]"], ["%[[INSERTED_0:[^ ]+]]", "%[[V3:[^ ]+]]", "%[[V1:[^ ]+]]", "%[[ARG1]]"]], {{\[\[}}"%[[INSERTED]]", "%[[V0]]", "%[[ARG0]]"]], {{\[\[}}"%[[INSERTED_0]]", "%[[V3]]", "%[[V1]]", "%[[ARG1]]"]], {{\[\[}}"%[[INSERTED_0]]", "%[[V3]]", "%[[V1]]", "%[[ARG1]]"]]]]} {
// CHECK-NEXT:     cf.cond_br %[[ARG2]], ^bb1(%[[ARG0]] : tensor<?xf32>), ^bb2(%[[ARG1]], %[[ARG4]] : tensor<?xf32>, f32) {__inplace_operands_attr__ = ["none", "true", "true", "none"]}
// CHECK-NEXT:   ^bb1(%[[V0]]: tensor<?xf32>):  // pred: ^bb0
// CHECK-NEXT:     %[[INSERTED]] = tensor.insert %[[ARG4]] into %[[V0]][%[[ARG3]]] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = {{\[\[}}"%[[INSERTED]]", "%[[V0]]", "%[[ARG0]]"]]} : tensor<?xf32>
// CHECK-NEXT:     cf.br ^bb3(%[[INSERTED]] : tensor<?xf32>) {__inplace_operands_attr__ = ["false"]}
// CHECK-NEXT:   ^bb2(%[[V1]]: tensor<?xf32>, %[[V2:[^ ]+]]: f32):  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb3(%[[V1]] : tensor<?xf32>) {__inplace_operands_attr__ = ["true"]}
// CHECK-NEXT:   ^bb3(%[[V3]]: tensor<?xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     %[[INSERTED_0]] = tensor.insert %[[ARG4]] into %[[V3]][%[[ARG3]]] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = {{\[\[}}"%[[INSERTED_0]]", "%[[V3]]", "%[[V1]]", "%[[ARG1]]"]]} : tensor<?xf32>
// CHECK-NEXT:     return {__inplace_operands_attr__ = ["true"]} %[[INSERTED_0]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @while(%t: tensor<5xf32>, %i: index, %f: f32, %c: i1) -> tensor<5xf32> {
  %0 = scf.while (%a = %t) : (tensor<5xf32>) -> tensor<5xf32> {
    %x = tensor.extract %a[%i] : tensor<5xf32>
    scf.condition(%c) %a : tensor<5xf32>
  } do {
  ^bb0(%b: tensor<5xf32>):
    %1 = tensor.insert %f into %b[%i] : tensor<5xf32>
    scf.yield %1 : tensor<5xf32>
  }
  return %0 : tensor<5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @while(%[[ARG0:[^ ]+]]: tensor<5xf32> {bufferization.access = "read-write"}, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i1) -> tensor<5xf32> attributes {__bbarg_alias_set_attr__ = {{\[\[}}{{\[\[}}"%[[V0:[^ ]+]]", "%[[ARG0]]"]]]]} {
// CHECK-NEXT:     %[[V0]] = scf.while (%[[ARG4:[^ ]+]] = %[[ARG0]]) : (tensor<5xf32>) -> tensor<5xf32> {
// CHECK-NEXT:       %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG4]][%[[ARG1]]] {__inplace_operands_attr__ = ["true", "none"]} : tensor<5xf32>
// CHECK-NEXT:       scf.condition(%[[ARG3]]) {__inplace_operands_attr__ = ["none", "true"]} %[[ARG4]] : tensor<5xf32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG4]]: tensor<5xf32>):
// CHECK-NEXT:       %[[INSERTED:[^ ]+]] = tensor.insert %[[ARG2]] into %[[ARG4]][%[[ARG1]]] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = {{\[\[}}"%[[INSERTED]]", "%[[ARG4]]"]]} : tensor<5xf32>
// CHECK-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %[[INSERTED]] : tensor<5xf32>
// CHECK-NEXT:     } attributes {__bbarg_alias_set_attr__ = {{\[\[}}{{\[\[}}"%[[ARG4]]"]]], {{\[\[}}["%[[INSERTED]]", "%[[ARG4]]"]]]], __inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = {{\[\[}}"%[[V0]]", "%[[ARG0]]"]]}
// CHECK-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[V0]] : tensor<5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @slices(%a: tensor<?x?xf32>, %b: tensor<4xf32>, %i: index, %n: index) -> (tensor<?x?xf32>, tensor<4xf32>) {
  %0 = tensor.extract_slice %a[%i, 0] [1, 4] [1, 1] : tensor<?x?xf32> to tensor<4xf32>
  %cst = arith.constant 0.0 : f32
  %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.insert_slice %1 into %a[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<?x?xf32>
  %3 = tensor.insert_slice %b into %2[0, %i] [4, 1] [%n, 1] : tensor<4xf32> into tensor<?x?xf32>
  %4 = tensor.insert_slice %1 into %b[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
  return %3, %4 : tensor<?x?xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @slices(%[[ARG0:[^ ]+]]: tensor<?x?xf32> {bufferization.access = "read-write"}, %[[ARG1:[^ ]+]]: tensor<4xf32> {bufferization.access = "read-write"}, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) -> (tensor<?x?xf32>, tensor<4xf32>) attributes {__bbarg_alias_set_attr__ = {{\[\[}}{{\[\[}}"%[[INSERTED_SLICE_0:[^ ]+]]", "%[[INSERTED_SLICE:[^ ]+]]", "%[[ARG0]]"], ["%[[INSERTED_SLICE_1:[^ ]+]]", "%[[ARG1]]"]]]]} {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][%[[ARG2]], 0] [1, 4] [1, 1] {__inplace_operands_attr__ = ["false", "none"], __opresult_alias_set_attr__ = {{\[\[}}"%[[V0:[^ ]+]]", "%[[EXTRACTED_SLICE]]"]]} : tensor<?x?xf32> to tensor<4xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = {{\[\[}}"%[[V0]]", "%[[EXTRACTED_SLICE]]"]]} ins(%[[CST]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE]] = tensor.insert_slice %[[V0]] into %[[ARG0]][%[[ARG2]], 0] [1, 4] [1, 1] {__inplace_operands_attr__ = ["true", "true", "none"], __opresult_alias_set_attr__ = {{\[\[}}"%[[INSERTED_SLICE_0]]", "%[[INSERTED_SLICE]]", "%[[ARG0]]"]]} : tensor<4xf32> into tensor<?x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_0]] = tensor.insert_slice %[[ARG1]] into %[[INSERTED_SLICE]][0, %[[ARG2]]] [4, 1] [%[[ARG3]], 1] {__inplace_operands_attr__ = ["true", "true", "none", "none"], __opresult_alias_set_attr__ = {{\[\[}}"%[[INSERTED_SLICE_0]]", "%[[INSERTED_SLICE]]", "%[[ARG0]]"]]} : tensor<4xf32> into tensor<?x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_1]] = tensor.insert_slice %[[V0]] into %[[ARG1]][0] [4] [1] {__inplace_operands_attr__ = ["true", "true"], __opresult_alias_set_attr__ = {{\[\[}}"%[[INSERTED_SLICE_1]]", "%[[ARG1]]"]]} : tensor<4xf32> into tensor<4xf32>
// CHECK-NEXT:     return {__equivalent_func_args__ = [0, 1], __inplace_operands_attr__ = ["true", "true"]} %[[INSERTED_SLICE_0]], %[[INSERTED_SLICE_1]] : tensor<?x?xf32>, tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func private @ext(%t: tensor<?xf32>) -> tensor<?xf32>
func.func @caller(%t: tensor<?xf32>, %i: index, %f: f32) -> (tensor<?xf32>, f32) {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  %1 = call @ext(%0) : (tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.extract %0[%i] : tensor<?xf32>
  return %1, %2 : tensor<?xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @ext(tensor<?xf32> {bufferization.access = "read-write"}) -> tensor<?xf32>
// CHECK-NEXT:   func.func @caller(%[[ARG0:[^ ]+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> (tensor<?xf32>, f32) attributes {__bbarg_alias_set_attr__ = {{\[\[}}{{\[\[}}"%[[INSERTED:[^ ]+]]", "%[[ARG0]]"]]]]} {
// CHECK-NEXT:     %[[INSERTED]] = tensor.insert %[[ARG2]] into %[[ARG0]][%[[ARG1]]] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = {{\[\[}}"%[[INSERTED]]", "%[[ARG0]]"]]} : tensor<?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @ext(%[[INSERTED]]) {__inplace_operands_attr__ = ["false"], __opresult_alias_set_attr__ = {{\[\[}}"%[[V0]]"]]} : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %[[EXTRACTED:[^ ]+]] = tensor.extract %[[INSERTED]][%[[ARG1]]] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32>
// CHECK-NEXT:     return {__inplace_operands_attr__ = ["true", "none"]} %[[V0]], %[[EXTRACTED]] : tensor<?xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
