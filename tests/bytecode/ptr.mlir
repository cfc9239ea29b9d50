// RUN: mlir-opt %s --emit-bytecode | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --emit-bytecode --emit-bytecode-version=5 | mlir-opt | FileCheck %s

// Properties that are numbers and flags.

// CHECK-LABEL: func.func @numbers(
func.func @numbers(%p: !ptr.ptr<#ptr.generic_space>, %v: f32, %i: index, %m: vector<4xi1>, %w: vector<4xf32>) {
  // CHECK-NEXT: ptr.load %{{.*}} : !ptr.ptr<#ptr.generic_space> -> f32
  %0 = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> f32
  // CHECK-NEXT: ptr.load volatile %{{.*}} atomic syncscope("a") acquire nontemporal invariant invariant_group alignment = 8
  %1 = ptr.load volatile %p atomic syncscope("a") acquire nontemporal invariant invariant_group alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32
  // CHECK-NEXT: ptr.store %{{.*}}, %{{.*}} atomic release nontemporal alignment = 4
  ptr.store %v, %p atomic release nontemporal alignment = 4 : f32, !ptr.ptr<#ptr.generic_space>
  // CHECK-NEXT: ptr.masked_store %{{.*}}, %{{.*}}, %{{.*}} alignment = 16
  ptr.masked_store %w, %p, %m alignment = 16 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  // CHECK-NEXT: ptr.ptr_add inbounds
  %2 = ptr.ptr_add inbounds %p, %i : !ptr.ptr<#ptr.generic_space>, index
  // CHECK-NEXT: ptr.ptr_diff nuw|nsw
  %3 = ptr.ptr_diff nuw|nsw %p, %p : !ptr.ptr<#ptr.generic_space> -> i64
  return
}
