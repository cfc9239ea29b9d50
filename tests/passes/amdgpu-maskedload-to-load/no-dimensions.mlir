// ORACLE: differs (amdgpu)
// RUN: mlir-opt %s --amdgpu-maskedload-to-load | FileCheck %s

!b = memref<f16, #amdgpu.address_space<fat_raw_buffer>>
func.func @f(%m: !b, %k: vector<1xi1>, %p: vector<1xf16>) -> vector<1xf16> {
  %0 = vector.maskedload %m[], %k, %p : !b, vector<1xi1>, vector<1xf16> into vector<1xf16>
  return %0 : vector<1xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<f16, #amdgpu.address_space<fat_raw_buffer>>, %[[ARG1:[^ ]+]]: vector<1xi1>, %[[ARG2:[^ ]+]]: vector<1xf16>) -> vector<1xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.maskedload %[[ARG0]][], %[[ARG1]], %[[ARG2]] : memref<f16, #amdgpu.address_space<fat_raw_buffer>>, vector<1xi1>, vector<1xf16> into vector<1xf16>
// CHECK-NEXT:     return %[[V0]] : vector<1xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }
