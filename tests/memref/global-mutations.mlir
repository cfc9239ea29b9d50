// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s

memref.global  constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64}

// CHECK: module {
// CHECK-NEXT: memref.global constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// CHECK-NEXT: }

// -----

memref.global "private"  @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64}

// CHECK: module {
// CHECK-NEXT: memref.global "private" @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// CHECK-NEXT: }

// -----

memref.global "private" constant @g : memref<2xi32> = dense<[42, 2]> {alignment = 8 : i64}

// CHECK: module {
// CHECK-NEXT: memref.global "private" constant @g : memref<2xi32> = dense<[42, 2]> {alignment = 8 : i64}
// CHECK-NEXT: }

// -----

memref.global "private" constant @g : memref<2xi32> = dense<[1, 42]> {alignment = 8 : i64}

// CHECK: module {
// CHECK-NEXT: memref.global "private" constant @g : memref<2xi32> = dense<[1, 42]> {alignment = 8 : i64}
// CHECK-NEXT: }
