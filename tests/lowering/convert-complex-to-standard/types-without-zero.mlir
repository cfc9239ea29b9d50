// RUN: mlir-opt %s --split-input-file --convert-complex-to-standard | FileCheck %s

// A type without zero has a number nearest to it in some places, and none in others.

func.func @sqrt(%x: complex<f8E8M0FNU>) -> complex<f8E8M0FNU> {
  %0 = complex.sqrt %x : complex<f8E8M0FNU>
  return %0 : complex<f8E8M0FNU>
}

// -----

func.func @rsqrt(%x: complex<f8E8M0FNU>) -> complex<f8E8M0FNU> {
  %0 = complex.rsqrt %x : complex<f8E8M0FNU>
  return %0 : complex<f8E8M0FNU>
}

// -----

func.func @sign(%x: complex<f8E8M0FNU>) -> complex<f8E8M0FNU> {
  %0 = complex.sign %x : complex<f8E8M0FNU>
  return %0 : complex<f8E8M0FNU>
}
